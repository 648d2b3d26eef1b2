import { Type, type Static } from 'typebox'
import { GameRule } from './game-rule.ts'
import { closed, Count, CurrencyId, DecimalAmount, Id, ShortText } from '#entities/values.ts'

const Terms = Type.Record(Type.String(), Type.Unknown(), {
  description: 'As in the public record of a draw or deck. Amounts are in minor units.',
})

/** The published terms of a game, with which a browser draws and settles a practice game. */
export const PracticeGame = closed({
  gameId: Id,
  gameTitle: ShortText,
  gameRule: GameRule,
  currencyId: CurrencyId,
  gamePlayCost: DecimalAmount,
  gameFeePerPlay: DecimalAmount,
  rules: Terms,
  prizeTable: Terms,
  jackpot: DecimalAmount,
  plays: Type.Integer({ ...Count, description: 'The average number of plays in the last draws.' }),
})
export type PracticeGame = Static<typeof PracticeGame>
