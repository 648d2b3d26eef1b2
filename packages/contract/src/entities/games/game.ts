import { Type, type Static } from 'typebox'
import { GameRule } from './game-rule.ts'
import { Play } from '#entities/plays/play.ts'
import {
  closed,
  Count,
  CurrencyId,
  DecimalAmount,
  Html,
  Id,
  LongText,
  Nullable,
  ShortText,
  Time,
  Version,
} from '#entities/values.ts'

export const gameStatuses = [
  'OPEN',
  'READY',
  'STARTED',
  'CLOSED',
  'ENDED',
  'RETRY',
  'REPLAY',
  'REPLAY1',
] as const
export const GameStatus = Type.Enum(gameStatuses)

export const lobbySections = [
  'numberPicking',
  'numberPicking2nd',
  'numberPickingConfirm',
  'numberPickingJoined',
  'numberPickingNotJoined',
  'numberPickingPickXMulti',
] as const

export const BonoboPlace = closed({
  position: Count,
  percent: Type.Number({ minimum: 0, maximum: 100 }),
  amount: DecimalAmount,
})

export const PrizeAvailable = closed({
  tier: Count,
  prizeText: ShortText,
  amount: Nullable(DecimalAmount),
  remaining: Nullable(Count),
})

/** One instance of a game as a player sees it. Optional fields are specific to the viewer or to one game kind. */
export const Game = closed({
  gameId: Id,
  gameInstanceId: Id,
  version: Version,
  currencyId: CurrencyId,
  gameTitle: ShortText,
  gameTitleShort: ShortText,
  gameDescription: LongText,
  gameInfo: Html,
  gameStatus: GameStatus,
  gameRule: GameRule,
  gamePlayout: Type.Optional(Type.Enum(['scratchcard', 'crossword'])),
  tournament: Type.Boolean({ description: 'True: scheduled. False: instaplay, which starts when full.' }),
  tournamentStartTime: Nullable(Time),
  registrationEndTime: Nullable(Time),
  gamePlayMax: Count,
  gamePlayCurrent: Count,
  gamePlayerCurrent: Count,
  playerPlayMax: Count,
  playerPlaysInGame: Count,
  playerInGame: Type.Boolean(),
  playsInGame: Type.Optional(Type.Array(Play)),
  playersInGame: Type.Optional(Type.Array(ShortText)),
  favGame: Type.Boolean(),
  progressiveAmount: Nullable(DecimalAmount),
  progressiveWon: Type.Optional(
    Type.Boolean({ description: 'True if the last draw of the game paid the jackpot.' }),
  ),
  matchesNeeded: Type.Optional(
    Type.Union([Count, Type.Null()], { description: 'The numbers to match for the jackpot.' }),
  ),
  readyTime: Type.Optional(Type.Integer({ ...Time, description: 'When the result was computed.' })),
  prizePool: DecimalAmount,
  bonoboPayout: Type.Optional(Type.Array(BonoboPlace)),
  prizesAvailable: Type.Optional(Type.Array(PrizeAvailable)),
  payoutCurrencyId: CurrencyId,
  gamePlayCost: DecimalAmount,
  gameFeePerPlay: DecimalAmount,
  gamePlaySize: Count,
  gamePlaySize2nd: Count,
  payoutPercentage: Type.Number({ minimum: 0, maximum: 100 }),
  oneClickStartInfo: Type.Optional(Html),
  oneClickGameLobbyInfo: Type.Optional(Html),
  oneClickSuccessInfo: Type.Optional(Html),
  oneClickBundleName: Type.Optional(ShortText),
  gameLobby: Type.Optional(Type.Enum(lobbySections)),
  lastJoinTimeMs: Type.Optional(Time),
  joinCode: Type.Optional(ShortText),
  subscriptionCode: Type.Optional(ShortText),
  results: Type.Optional(Type.Boolean({ description: 'True if the results can be fetched.' })),
  replay: Type.Optional(Type.Boolean()),
  sequenceNumber: Type.Optional(Count),
  showSequenceNumber: Type.Optional(Type.Boolean()),
})
export type Game = Static<typeof Game>
export type GameStatus = Static<typeof GameStatus>

/** The texts of a game in one language. */
export type GameTexts = Pick<
  Game,
  | 'gameTitle'
  | 'gameTitleShort'
  | 'gameDescription'
  | 'gameInfo'
  | 'oneClickStartInfo'
  | 'oneClickGameLobbyInfo'
  | 'oneClickSuccessInfo'
  | 'oneClickBundleName'
>
