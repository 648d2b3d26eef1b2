import { Type, type Static } from 'typebox'
import { GameStatus } from './game.ts'
import { GameRule } from './game-rule.ts'
import { closed, CurrencyId, DecimalAmount, Id, ShortText, Time } from '#entities/values.ts'

export const GameType = closed({
  gameId: Id,
  gameTitle: ShortText,
  gameRule: GameRule,
  tournament: Type.Boolean(),
  currencyId: CurrencyId,
  gamePlayCost: DecimalAmount,
  gameFeePerPlay: DecimalAmount,
})
export type GameType = Static<typeof GameType>

export const GameTypeInstance = closed({
  gameId: Id,
  gameInstanceId: Id,
  gameTitle: ShortText,
  gameStatus: GameStatus,
  startedAt: Type.Optional(Time),
  endedAt: Type.Optional(Time),
})
export type GameTypeInstance = Static<typeof GameTypeInstance>
