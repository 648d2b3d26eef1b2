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

export const transactionKinds = [
  'deposit',
  'depositReversed',
  'chargeBack',
  'withdrawal',
  'withdrawalCancelled',
  'play',
  'win',
  'refund',
  'subscription',
  'subscriptionCancelled',
  'prize',
  'bonus',
  'gift',
  'exchange',
  'adjustment',
] as const

export const Transaction = closed({
  id: Id,
  at: Time,
  kind: Type.Enum(transactionKinds),
  description: ShortText,
  currencyId: CurrencyId,
  amount: SignedAmount,
  balanceAfter: DecimalAmount,
  gameInstanceId: Nullable(Id),
  orderId: Nullable(Id),
})
export type Transaction = Static<typeof Transaction>
