import { Type } from 'typebox'
import { CouponTerms } from '#entities/money/coupon-terms.ts'
import { DepositOrder, paymentKinds } from '#entities/money/payment.ts'
import { PaymentMethod } from '#entities/money/payment-method.ts'
import { FailedDeposit, Receipt } from '#entities/money/receipt.ts'
import {
  closed,
  CurrencyId,
  Id,
  NoInput,
  Nullable,
  RequestId,
  ShortText,
  Time,
  Url,
} from '#entities/values.ts'
import { operation } from '#operation.ts'

export const paymentMethodOperations = {
  listPaymentMethods: operation({
    area: 'statements',
    access: 'player',
    input: NoInput,
    output: closed({ methods: Type.Array(PaymentMethod) }),
    faults: [],
    summary: 'Lists the stored payment methods of the player, most recently used first.',
  }),
  removePaymentMethod: operation({
    area: 'statements',
    access: 'player',
    input: closed({ methodId: ShortText }),
    output: closed({ result: Type.Literal(1), methods: Type.Array(PaymentMethod) }),
    faults: ['profile.notFound', 'withdrawal.methodInUse'],
    summary: 'Removes a stored payment method here and at the payment provider.',
  }),
  addPayoutMethod: operation({
    area: 'statements',
    access: 'player',
    input: closed({ requestId: RequestId, kind: Type.Enum(paymentKinds) }),
    output: closed({
      status: Type.Enum(['pending', 'completed', 'failed']),
      redirectUrl: Nullable(Url),
    }),
    faults: [
      'request.conflict',
      'security.stepUpRequired',
      'withdrawal.methodExists',
      'withdrawal.countryDisabled',
      'withdrawal.notEnabled',
      'withdrawal.needFullRegistration',
      'withdrawal.verifyAccount',
    ],
    summary:
      'Adds a destination for withdrawals without a deposit and returns the address of the payment page. Only for players without a payment method.',
  }),
  cancelDeposit: operation({
    area: 'statements',
    access: 'player',
    input: closed({ orderId: Id }),
    output: closed({ result: Type.Literal(1), status: DepositOrder.properties.status }),
    faults: ['profile.notFound'],
    summary: 'Cancels a deposit that is not paid yet and releases its coupon. A paid deposit stays as it is.',
  }),
  getReceipt: operation({
    area: 'statements',
    access: 'player',
    input: closed({ id: Type.Integer({ ...Id, description: 'The id of a transaction or of a deposit.' }) }),
    output: Receipt,
    faults: ['profile.notFound'],
    summary: 'Returns the details of one transaction or payment attempt.',
  }),
  listFailedDeposits: operation({
    area: 'statements',
    access: 'player',
    input: closed({ from: Time, until: Type.Integer({ ...Time, description: 'Exclusive.' }) }),
    output: closed({ deposits: Type.Array(FailedDeposit) }),
    faults: [],
    summary: 'Lists the latest deposits of a period that were declined, cancelled or never paid.',
  }),
  getCouponTerms: operation({
    area: 'statements',
    access: 'player',
    input: closed({ coupon: Type.String({ minLength: 2, maxLength: 32 }), currencyId: CurrencyId }),
    output: CouponTerms,
    faults: ['coupon.notFound', 'coupon.inactive', 'coupon.expired', 'coupon.wrongCurrency'],
    summary: 'Returns the conditions of a coupon.',
  }),
} as const
