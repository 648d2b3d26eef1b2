import { Type, type Static } from 'typebox'
import { closed, Count, CurrencyId, DecimalAmount, Nullable, ShortText, Time } from '#entities/values.ts'

export const Referral = closed({
  name: ShortText,
  status: Type.Enum(['invited', 'registered', 'deposited', 'rewarded']),
  invitedAt: Time,
  registeredAt: Nullable(Time),
  earned: DecimalAmount,
  currencyId: CurrencyId,
})
export type Referral = Static<typeof Referral>

/** What a player gets for a friend. */
export const ReferralTerms = closed({
  reward: DecimalAmount,
  wageringNeeded: DecimalAmount,
  useDays: Count,
  minimumDeposit: DecimalAmount,
  rewardsAtMost: Count,
})
