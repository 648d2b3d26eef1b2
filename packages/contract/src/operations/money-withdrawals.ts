import { Type } from 'typebox'
import { SavedPayment } from '#entities/money/payment.ts'
import { PrizeAgent, PrizeItem } from '#entities/money/prize.ts'
import { Withdrawal } from '#entities/money/withdrawal.ts'
import {
  closed,
  CurrencyId,
  DecimalAmount,
  Id,
  NoInput,
  RequestId,
  ShortText,
  EnteredPassword,
} from '#entities/values.ts'
import { operation } from '#operation.ts'
import { passwordFaults } from '#password-faults.ts'

const statusFaults = [
  'withdrawal.countryDisabled',
  'withdrawal.notEnabled',
  'withdrawal.needFullRegistration',
  'withdrawal.verifyAccount',
  'withdrawal.mustDepositFirst',
  'withdrawal.onePendingOnly',
  'withdrawal.wageringRemaining',
  'withdrawal.notEnoughFunds',
  'withdrawal.amountInvalid',
] as const

const WithdrawalStatus = Type.Enum([
  'ok',
  'countryDisabled',
  'notEnabled',
  'mustDepositFirst',
  'notEnoughFunds',
  'wageringRemaining',
  'onePendingOnly',
  'needFullRegistration',
  'verifyAccount',
])

export const moneyWithdrawalsOperations = {
  getPendingWithdrawals: operation({
    area: 'money',
    access: 'player',
    input: NoInput,
    output: closed({ pendingWithdrawals: Type.Array(Withdrawal) }),
    faults: [],
    summary: "Lists the player's pending withdrawals.",
  }),
  getWithdrawalStep: operation({
    area: 'money',
    access: 'player',
    input: closed({ currencyId: CurrencyId }),
    output: closed({
      status: WithdrawalStatus,
      available: DecimalAmount,
      minimum: DecimalAmount,
      maximum: DecimalAmount,
      wageringRemaining: DecimalAmount,
      methods: Type.Array(SavedPayment),
    }),
    faults: [],
    summary: 'Reports whether the player may withdraw, how much and by which methods.',
  }),
  getWithdrawalStep2: operation({
    area: 'money',
    access: 'player',
    input: closed({ currencyId: CurrencyId, amount: DecimalAmount, methodId: ShortText }),
    output: closed({ amount: DecimalAmount, fee: DecimalAmount, pays: DecimalAmount, method: SavedPayment }),
    faults: statusFaults,
    summary: 'Returns the fee and the amount that a withdrawal would pay, for the player to confirm.',
  }),
  payoutSubmit: operation({
    area: 'money',
    access: 'player',
    input: closed({
      requestId: RequestId,
      currencyId: CurrencyId,
      amount: DecimalAmount,
      methodId: ShortText,
      password: Type.Optional(EnteredPassword),
    }),
    output: closed({ result: Type.Literal(1), success: Type.Literal(true), withdrawal: Withdrawal }),
    faults: [...passwordFaults, ...statusFaults],
    money: true,
    summary: 'Requests a withdrawal. The money is held at once.',
  }),
  payoutCancel: operation({
    area: 'money',
    access: 'player',
    input: closed({
      requestId: RequestId,
      orderId: Id,
      submitIp: Type.Optional(Type.String({ maxLength: 45 })),
    }),
    output: closed({ result: Type.Literal(1), pendingWithdrawals: Type.Array(Withdrawal) }),
    faults: ['profile.notFound', 'withdrawal.notCancellable'],
    money: true,
    summary: 'Cancels a withdrawal that is not approved yet.',
  }),
  payoutListRecurringDetails: operation({
    area: 'money',
    access: 'player',
    input: closed({ currencyId: Type.Optional(CurrencyId) }),
    output: closed({ methods: Type.Array(SavedPayment) }),
    faults: [],
    summary: 'Lists the payment methods that earlier withdrawals were paid to.',
  }),
  getPlayerPrizeItems: operation({
    area: 'money',
    access: 'player',
    input: closed({ status: Type.Optional(Type.Enum(['available', 'collected'])) }),
    output: closed({ prizes: Type.Array(PrizeItem) }),
    faults: [],
    summary: 'Lists the item prizes that the player has won.',
  }),
  getPlayerPrizeItemAgents: operation({
    area: 'money',
    access: 'player',
    input: closed({ prizeId: Id, city: Type.Optional(ShortText) }),
    output: closed({ agents: Type.Array(PrizeAgent) }),
    faults: ['profile.notFound'],
    summary: 'Lists the places where an item prize can be collected.',
  }),
} as const
