import { Type, type Static } from 'typebox'
import { GameRule } from './game-rule.ts'
import { TierResult } from './game-results.ts'
import { Ball } from '#entities/plays/play.ts'
import { closed, Count, CurrencyId, DecimalAmount, Id, Time, Url } from '#entities/values.ts'

/** One ended draw with its final figures. */
export const DayDraw = closed({
  gameInstanceId: Id,
  drawnAt: Time,
  gameRule: GameRule,
  currencyId: CurrencyId,
  numbers: Type.Array(Ball),
  numbers2nd: Type.Optional(Type.Array(Ball)),
  plays: Count,
  tiers: Type.Array(TierResult),
  winners: Count,
  paid: DecimalAmount,
  jackpotWon: Type.Boolean(),
  recordUrl: Url,
})
export type DayDraw = Static<typeof DayDraw>
