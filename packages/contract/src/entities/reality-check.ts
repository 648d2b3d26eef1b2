import { Type, type Static } from 'typebox'
import { closed, Count, CurrencyId, DecimalAmount, Nullable, SignedAmount, Time } from './values.ts'

/** What happened since a moment. */
const PlayedSince = closed({
  since: Time,
  seconds: Count,
  staked: DecimalAmount,
  won: DecimalAmount,
  net: SignedAmount,
})

export const RealityCheck = closed({
  intervalMinutes: Type.Union([Type.Integer({ minimum: 5, maximum: 720 }), Type.Null()], {
    description: 'None when the player wants no reminder.',
  }),
  dueAt: Nullable(Time),
  currencyId: CurrencyId,
  sinceLogin: PlayedSince,
  sinceCheck: PlayedSince,
})
export type RealityCheck = Static<typeof RealityCheck>
