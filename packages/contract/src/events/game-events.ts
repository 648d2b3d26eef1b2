import { Type } from 'typebox'
import { Game, GameStatus } from '../entities/game.ts'
import {
  Count,
  DecimalAmount,
  Id,
  LongText,
  Nullable,
  ShortText,
  Time,
  Version,
  closed,
} from '../entities/values.ts'
import { categories, gameEvent } from './event.ts'

const both = { topic: 'lobby', copiedTo: 'game' } as const

const Counts = { gamePlayCurrent: Count, gamePlayerCurrent: Count, prizePool: DecimalAmount }

/** Specification section 7, 'Event numbers: Game', and section 4, 'Game status', for what each changes. */
export const gameEvents = {
  /** create 0: adds or replaces the instance and keeps the player's join info and in-game flags. */
  gameCreate: gameEvent(0, { topic: 'lobby' }, { game: Game }),
  /** update 1: anything of the instance that is the same for every viewer. */
  gameUpdate: gameEvent(1, both, {
    gameStatus: GameStatus,
    ...Counts,
    tournamentStartTime: Nullable(Time),
    registrationEndTime: Nullable(Time),
    progressiveAmount: Nullable(DecimalAmount),
  }),
  /** 'plays and players update' has no number in the specification; 2 is the one it leaves free. */
  gamePlaysPlayersUpdate: gameEvent(2, both, Counts),
  /** ready 3: the result is fixed; stamps the time. */
  gameReady: gameEvent(3, both, { gameStatus: Type.Literal('READY'), readyTime: Time }),
  /** start 4: tournamentStartTime is when the play-out starts, by the server clock. */
  gameStart: gameEvent(4, both, { gameStatus: Type.Literal('STARTED'), tournamentStartTime: Time }),
  /** end 5 */
  gameEnd: gameEvent(5, both, { gameStatus: Type.Literal('ENDED'), endTime: Time, winnersCount: Count }),
  /** progressive 6: progressive amount, progressive won and matches needed. */
  gameProgressive: gameEvent(6, both, {
    progressiveAmount: DecimalAmount,
    progressiveWon: Type.Boolean(),
    matchesNeeded: Nullable(Count),
  }),
  /** reg start 7 */
  gameRegistrationStart: gameEvent(7, both, {
    gameStatus: Type.Literal('OPEN'),
    registrationEndTime: Nullable(Time),
  }),
  /** reg end 8 */
  gameRegistrationEnd: gameEvent(8, both, { gameStatus: Type.Literal('CLOSED'), ...Counts }),
  /** delete 9: removes the instance. */
  gameDelete: gameEvent(9, both, {}),
  /** full 10: nextGameInstanceId is open already. */
  gameFull: gameEvent(10, both, { ...Counts, nextGameInstanceId: Nullable(Id) }),
  /** refunded 11: 'Game Refunded', 'Your bets have been refunded'; then the instance goes. */
  gameRefunded: gameEvent(11, both, { reason: ShortText }),
  /** rescheduled 12: OPEN again, with a new start and a recomputed registration end. */
  gameRescheduled: gameEvent(12, both, {
    gameStatus: Type.Literal('OPEN'),
    tournamentStartTime: Time,
    registrationEndTime: Time,
  }),
  /** fail-retry 13 or 14: 13 the draw failed and will be tried again, 14 it failed again. */
  gameFailRetry: {
    category: categories.game,
    number: 13,
    alternateNumber: 14,
    ...both,
    payload: closed({
      eventType: Type.Enum([13, 14]),
      memberId: Id,
      gameId: Id,
      gameInstanceId: Id,
      version: Version,
      gameStatus: Type.Literal('RETRY'),
      attempt: Count,
    }),
  },
  /** maintenance 15: concerns the whole site, so it names no instance. */
  gameMaintenance: {
    category: categories.game,
    number: 15,
    topic: 'lobby',
    payload: closed({
      eventType: Type.Literal(15),
      memberId: Id,
      MAINTENANCE_ENABLED: Type.Enum(['true', 'false']),
      MAINTENANCE_MESSAGE: LongText,
    }),
  },
} as const
