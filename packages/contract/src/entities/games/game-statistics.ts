import { Type, type Static } from 'typebox'
import { GameRule } from './game-rule.ts'
import { Ball } from '#entities/plays/play.ts'
import { closed, Count, CurrencyId, DecimalAmount, Id, Nullable, ShortText, Time } from '#entities/values.ts'

const NumberCount = closed({ number: Ball, times: Count, lastDrawnAt: Nullable(Time) })

export const GameStatistics = closed({
  gameId: Id,
  gameTitle: ShortText,
  gameRule: GameRule,
  currencyId: CurrencyId,
  draws: Type.Integer({
    ...Count,
    description: 'The number of counted draws. Only draws with the rules of the newest one count.',
  }),
  since: Nullable(Time),
  sets: Type.Array(
    closed({
      set: Type.Enum(['main', 'second', 'position']),
      position: Type.Optional(Count),
      numbers: Type.Array(NumberCount),
    }),
    { description: 'Empty for a game that draws tickets instead of numbers.' },
  ),
  jackpots: Type.Array(
    closed({ gameInstanceId: Id, drawnAt: Time, amount: DecimalAmount, won: Type.Boolean() }),
    { description: 'The jackpot at each draw, oldest first. Empty for a game without a jackpot.' },
  ),
})
export type GameStatistics = Static<typeof GameStatistics>
