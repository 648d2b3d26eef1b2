import { Type, type Static } from 'typebox'
import {
  closed,
  CurrencyId,
  DecimalAmount,
  Id,
  Nullable,
  ShortText,
  SignedAmount,
  Time,
} from '#entities/values.ts'
import { paymentKinds, paymentRefusals } from './payment.ts'
import { transactionKinds } from './transaction.ts'

export const receiptStates = ['open', 'done', 'failed', 'returned'] as const

/** The details of a transaction or of a payment attempt. */
export const Receipt = closed({
  id: Id,
  kind: Type.Enum(transactionKinds),
  at: Time,
  state: Type.Enum(receiptStates),
  currencyId: CurrencyId,
  amount: Type.String({ ...SignedAmount, description: 'Negative if money left the balance.' }),
  fee: DecimalAmount,
  balanceAfter: Nullable(
    Type.String({ ...DecimalAmount, description: 'Null if the balance did not change.' }),
  ),
  method: Nullable(ShortText),
  methodKind: Nullable(Type.Enum(paymentKinds)),
  game: Nullable(ShortText),
  gameInstanceId: Nullable(Id),
  orderId: Nullable(Id),
  expectedAt: Nullable(
    Type.Integer({ ...Time, description: 'The latest time at which a withdrawal is expected to arrive.' }),
  ),
  refusal: Nullable(Type.Enum(paymentRefusals)),
  reason: Nullable(ShortText),
})
export type Receipt = Static<typeof Receipt>

/** A deposit that moved no money. */
export const FailedDeposit = closed({
  orderId: Id,
  at: Time,
  amount: DecimalAmount,
  currencyId: CurrencyId,
  refusal: Type.Enum(paymentRefusals),
})
export type FailedDeposit = Static<typeof FailedDeposit>
