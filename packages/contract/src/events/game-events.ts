import { Type } from 'typebox'
import { Game, GameStatus } from '#entities/games/game.ts'
import { platformFields } from '#entities/site/configuration.ts'
import { Count, DecimalAmount, Id, Nullable, ShortText, Time, Version, closed } from '../entities/values.ts'
import { categories, gameEvent } from './event.ts'

const lobbyAndGame = { topic: 'lobby', copiedTo: 'game' } as const

const countFields = { gamePlayCurrent: Count, gamePlayerCurrent: Count, prizePool: DecimalAmount }

/** Specification section 7, 'Event numbers: Game'. Section 4, 'Game status', lists what each event changes. */
export const gameEvents = {
  /** create 0: adds or replaces the instance and preserves the player's join info and in-game flags. */
  gameCreate: gameEvent(0, { topic: 'lobby' }, { game: Game }),
  /** update 1: the fields of the instance that are the same for every viewer. */
  gameUpdate: gameEvent(1, lobbyAndGame, {
    gameStatus: GameStatus,
    ...countFields,
    tournamentStartTime: Nullable(Time),
    registrationEndTime: Nullable(Time),
    progressiveAmount: Type.Optional(Nullable(DecimalAmount)),
  }),
  /** 'plays and players update' has no number in the specification; 2 is the unused one. */
  gamePlaysPlayersUpdate: gameEvent(2, lobbyAndGame, countFields),
  /** ready 3: the result is computed; readyTime is the time. */
  gameReady: gameEvent(3, lobbyAndGame, { gameStatus: Type.Literal('READY'), readyTime: Time }),
  /** start 4: tournamentStartTime is the start of the play-out by the server clock. */
  gameStart: gameEvent(4, lobbyAndGame, { gameStatus: Type.Literal('STARTED'), tournamentStartTime: Time }),
  /** end 5 */
  gameEnd: gameEvent(5, lobbyAndGame, {
    gameStatus: Type.Literal('ENDED'),
    endTime: Time,
    winnersCount: Count,
  }),
  /** progressive 6: progressive amount, progressive won and matches needed. */
  gameProgressive: gameEvent(6, lobbyAndGame, {
    progressiveAmount: DecimalAmount,
    progressiveWon: Type.Boolean(),
    matchesNeeded: Nullable(Count),
  }),
  /** reg start 7 */
  gameRegistrationStart: gameEvent(7, lobbyAndGame, {
    gameStatus: Type.Literal('OPEN'),
    registrationEndTime: Nullable(Time),
  }),
  /** reg end 8 */
  gameRegistrationEnd: gameEvent(8, lobbyAndGame, { gameStatus: Type.Literal('CLOSED'), ...countFields }),
  /** delete 9: removes the instance. */
  gameDelete: gameEvent(9, lobbyAndGame, {}),
  /** full 10: the instance nextGameInstanceId is already open. */
  gameFull: gameEvent(10, lobbyAndGame, { ...countFields, nextGameInstanceId: Nullable(Id) }),
  /** refunded 11: 'Game Refunded', 'Your bets have been refunded'; the instance is then removed. */
  gameRefunded: gameEvent(11, lobbyAndGame, { reason: ShortText }),
  /** rescheduled 12: OPEN again, with a new start and a recomputed registration end. */
  gameRescheduled: gameEvent(12, lobbyAndGame, {
    gameStatus: Type.Literal('OPEN'),
    tournamentStartTime: Time,
    registrationEndTime: Time,
  }),
  /** fail-retry 13 or 14: 13 means that the draw failed and will be retried, 14 that a retry failed. */
  gameFailRetry: {
    category: categories.game,
    number: 13,
    alternateNumber: 14,
    ...lobbyAndGame,
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
  /** maintenance 15: applies to the whole site, so it has no instance. */
  gameMaintenance: {
    category: categories.game,
    number: 15,
    topic: 'lobby',
    payload: closed({
      eventType: Type.Literal(15),
      memberId: Id,
      MAINTENANCE_ENABLED: platformFields.MAINTENANCE_ENABLED,
      MAINTENANCE_MESSAGE: platformFields.MAINTENANCE_MESSAGE,
      maintenanceUntil: platformFields.maintenanceUntil,
      viewers: Type.Optional(
        Type.Integer({
          ...Count,
          description: 'Browsers that the gateway sends this to. Many of them reload over a longer time.',
        }),
      ),
    }),
  },
} as const
