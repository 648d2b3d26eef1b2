import { Type } from 'typebox'
import { SavedPayment } from '../entities/payment.ts'
import { PrizeAgent, PrizeItem } from '../entities/prize.ts'
import { Withdrawal } from '../entities/withdrawal.ts'
import {
  closed,
  CurrencyId,
  DecimalAmount,
  Id,
  Nothing,
  RequestId,
  ShortText,
  TypedPassword,
} from '../entities/values.ts'
import { operation } from '../operation.ts'

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

export const moneyPayoutOperations = {
  getPendingWithdrawals: operation({
    area: 'money',
    access: 'player',
    input: Nothing,
    output: closed({ pendingWithdrawals: Type.Array(Withdrawal) }),
    faults: [],
    summary: 'Withdrawals under way.',
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
    summary: 'May the player withdraw, how much and how.',
  }),
  getWithdrawalStep2: operation({
    area: 'money',
    access: 'player',
    input: closed({ currencyId: CurrencyId, amount: DecimalAmount, methodId: ShortText }),
    output: closed({ amount: DecimalAmount, fee: DecimalAmount, pays: DecimalAmount, method: SavedPayment }),
    faults: statusFaults,
    summary: 'What a withdrawal would pay, for the player to confirm.',
  }),
  payoutSubmit: operation({
    area: 'money',
    access: 'player',
    input: closed({
      requestId: RequestId,
      currencyId: CurrencyId,
      amount: DecimalAmount,
      methodId: ShortText,
      password: Type.Optional(TypedPassword),
    }),
    output: closed({ result: Type.Literal(1), success: Type.Literal(true), withdrawal: Withdrawal }),
    faults: ['profile.passwordWrong', ...statusFaults],
    money: true,
    summary: 'Withdraw; the money is held at once.',
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
    summary: 'Cancel a withdrawal that has not been approved yet.',
  }),
  payoutListRecurringDetails: operation({
    area: 'money',
    access: 'player',
    input: closed({ currencyId: Type.Optional(CurrencyId) }),
    output: closed({ methods: Type.Array(SavedPayment) }),
    faults: [],
    summary: 'Where earlier withdrawals were paid to.',
  }),
  getPlayerPrizeItems: operation({
    area: 'money',
    access: 'player',
    input: closed({ status: Type.Optional(Type.Enum(['available', 'collected'])) }),
    output: closed({ prizes: Type.Array(PrizeItem) }),
    faults: [],
    summary: 'Item prizes the player has won.',
  }),
  getPlayerPrizeItemAgents: operation({
    area: 'money',
    access: 'player',
    input: closed({ prizeId: Id, city: Type.Optional(ShortText) }),
    output: closed({ agents: Type.Array(PrizeAgent) }),
    faults: ['profile.notFound'],
    summary: 'Where an item prize can be collected.',
  }),
} as const
