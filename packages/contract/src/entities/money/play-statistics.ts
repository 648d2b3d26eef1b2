import { Type, type Static } from 'typebox'
import { gameRuleNames } from '#entities/games/game-rule.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Id,
  Nullable,
  ShortText,
  SignedAmount,
  Time,
} from '#entities/values.ts'

const sums = {
  plays: Count,
  spent: DecimalAmount,
  won: DecimalAmount,
  net: Type.String({ ...SignedAmount, description: 'Winnings minus stakes.' }),
}

/** What a player spent and won in a period. Refunded plays do not count. */
export const PlayStatistics = closed({
  currencyId: CurrencyId,
  ...sums,
  byKind: Type.Array(closed({ kind: Type.Enum(gameRuleNames), ...sums })),
  biggestWin: Nullable(closed({ gameInstanceId: Id, gameTitle: ShortText, amount: DecimalAmount, at: Time })),
  minutes: Type.Integer({ ...Count, description: 'The time logged in.' }),
})
export type PlayStatistics = Static<typeof PlayStatistics>
