import { Type, type Static } from 'typebox'
import { closed, Count, CurrencyId, DecimalAmount, Nullable, SignedAmount, Time } from '#entities/values.ts'

const PlayPeriod = closed({
  since: Time,
  seconds: Count,
  staked: DecimalAmount,
  won: DecimalAmount,
  net: SignedAmount,
})

export const RealityCheck = closed({
  intervalMinutes: Type.Union([Type.Integer({ minimum: 5, maximum: 720 }), Type.Null()], {
    description: 'Null if the player has disabled reality checks.',
  }),
  dueAt: Nullable(Time),
  currencyId: CurrencyId,
  sinceLogin: PlayPeriod,
  sinceCheck: PlayPeriod,
})
export type RealityCheck = Static<typeof RealityCheck>
