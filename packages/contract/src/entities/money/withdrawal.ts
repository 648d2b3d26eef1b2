import { Type, type Static } from 'typebox'
import { closed, CurrencyId, DecimalAmount, Id, Nullable, ShortText, Time } from '#entities/values.ts'

export const withdrawalStates = [
  'requested',
  'approved',
  'sending',
  'paid',
  'rejected',
  'cancelled',
  'unknown',
] as const

export const Withdrawal = closed({
  orderId: Id,
  amount: DecimalAmount,
  fee: DecimalAmount,
  currencyId: CurrencyId,
  method: ShortText,
  state: Type.Enum(withdrawalStates),
  cancellable: Type.Boolean(),
  requestedAt: Time,
  changedAt: Time,
  reason: Nullable(ShortText),
})
export type Withdrawal = Static<typeof Withdrawal>
