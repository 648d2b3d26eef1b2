import { Type, type Static } from 'typebox'
import { closed, CurrencyId, DecimalAmount, Nullable, ShortText, Time } from '#entities/values.ts'

export const Referral = closed({
  name: ShortText,
  status: Type.Enum(['invited', 'registered', 'qualified']),
  invitedAt: Time,
  registeredAt: Nullable(Time),
  earned: DecimalAmount,
  currencyId: CurrencyId,
})
export type Referral = Static<typeof Referral>
