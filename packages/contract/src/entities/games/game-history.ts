import { Type, type Static } from 'typebox'
import { GameStatus } from './game.ts'
import { GameRule } from './game-rule.ts'
import { Ball } from '#entities/plays/play.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Id,
  LanguageId,
  ShortText,
  Time,
  Url,
} from '#entities/values.ts'

export const GameHistorySearch = closed({
  playerId: Type.Optional(Id),
  languageId: Type.Optional(LanguageId),
  gameEndedMin: Type.Optional(Time),
  gameEndedMax: Type.Optional(Time),
  gameId: Type.Optional(Id),
  gameInstanceId: Type.Optional(Id),
  dateStartedFrom: Type.Optional(Time),
  dateEndedTo: Type.Optional(Time),
})

export const GameHistoryItem = closed({
  gameId: Id,
  gameInstanceId: Id,
  gameTitle: ShortText,
  gameStatus: GameStatus,
  gameRule: GameRule,
  currencyId: CurrencyId,
  startedAt: Time,
  endedAt: Type.Optional(Time),
  numbers: Type.Array(Ball),
  numbers2nd: Type.Optional(Type.Array(Ball)),
  prizePool: DecimalAmount,
  playCount: Count,
  playerPlays: Count,
  staked: DecimalAmount,
  won: DecimalAmount,
  /** Refunded plays: the player cancelled them, or the game was cancelled. */
  givenBack: Type.Optional(closed({ plays: Count, amount: DecimalAmount })),
  recordUrl: Url,
})
export type GameHistoryItem = Static<typeof GameHistoryItem>

/** A play of this player that was bought outside the site, for example a shop ticket. */
export const ExternalHistoryItem = closed({
  ticketId: ShortText,
  gameTitle: ShortText,
  gameInstanceId: Id,
  boughtAt: Time,
  currencyId: CurrencyId,
  staked: DecimalAmount,
  won: DecimalAmount,
})
export type ExternalHistoryItem = Static<typeof ExternalHistoryItem>
