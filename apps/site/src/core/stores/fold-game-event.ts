import type { Game } from '@fairground/contract/entities/games/game'
import type { EventMessage } from '@fairground/contract/events'
import { observe } from '#core/observe.ts'

/** The fields of the player, which lobby events for all players do not contain. */
const playerFields = (game: Game | undefined) =>
  game === undefined
    ? {}
    : {
        playerInGame: game.playerInGame,
        playerPlaysInGame: game.playerPlaysInGame,
        favGame: game.favGame,
        ...(game.joinCode === undefined ? {} : { joinCode: game.joinCode }),
        ...(game.playsInGame === undefined ? {} : { playsInGame: game.playsInGame }),
        ...(game.lastJoinTimeMs === undefined ? {} : { lastJoinTimeMs: game.lastJoinTimeMs }),
        ...(game.subscriptionCode === undefined ? {} : { subscriptionCode: game.subscriptionCode }),
      }

const pick = <T extends object, K extends keyof T>(from: T, ...keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map(key => [key, from[key]])) as Pick<T, K>

const counts = ['gamePlayCurrent', 'gamePlayerCurrent', 'prizePool'] as const

type Change = Partial<Game> | 'remove' | null

/** The change of an instance by an event; null if the event is not about an instance. */
const toChange = (message: EventMessage): Change => {
  const [name, payload] = message
  switch (name) {
    case 'gameUpdate':
      return {
        ...pick(payload, ...counts, 'gameStatus', 'tournamentStartTime', 'registrationEndTime'),
        ...(payload.progressiveAmount === undefined ? {} : pick(payload, 'progressiveAmount')),
      }
    case 'gamePlaysPlayersUpdate':
    case 'gameFull':
      return pick(payload, ...counts)
    case 'gameReady':
      return pick(payload, 'gameStatus', 'readyTime')
    case 'gameStart':
      return { ...pick(payload, 'gameStatus', 'tournamentStartTime'), results: true }
    case 'gameEnd':
      return { ...pick(payload, 'gameStatus'), results: true }
    case 'gameProgressive':
      return pick(payload, 'progressiveAmount', 'progressiveWon', 'matchesNeeded')
    case 'gameRegistrationStart':
      return pick(payload, 'gameStatus', 'registrationEndTime')
    case 'gameRegistrationEnd':
      return pick(payload, ...counts, 'gameStatus')
    case 'gameRescheduled':
      return pick(payload, 'gameStatus', 'tournamentStartTime', 'registrationEndTime')
    case 'gameFailRetry':
      return pick(payload, 'gameStatus')
    case 'gameDelete':
    case 'gameRefunded':
      return 'remove'
    case 'gameCreate':
    case 'gameMaintenance':
    case 'playerJoin':
    case 'playerOrder':
    case 'playerBalance':
    case 'playerSegment':
    case 'playerCoupon':
    case 'phoneVerified':
    case 'idVerification':
    case 'emailVerification':
    case 'addressVerification':
    case 'reloadVerificationRequest':
    case 'clientLogin':
    case 'clientInvalidate':
    case 'globalMessage':
    case 'privateMessage':
    case 'globalUpdate':
    case 'playerNotification':
    case 'notificationsRead':
      return null
  }
}

const getVersion = (message: EventMessage): number => ('version' in message[1] ? message[1].version : 0)

/** Applies an event to an instance; undefined if it is removed. An event that is not newer changes nothing. */
export const foldGameEvent = (game: Game | undefined, message: EventMessage): Game | undefined => {
  if (message[0] === 'gameCreate') {
    const created = message[1].game
    return game !== undefined && created.version <= game.version
      ? game
      : { ...created, ...playerFields(game) }
  }
  const change = toChange(message)
  if (game === undefined || change === null) return game
  if (change === 'remove') return undefined
  const version = getVersion(message)
  return version <= game.version ? game : { ...game, ...change, version }
}

/** Applies an event to the shown state and observes an event that changed it. */
export const applyGameEvent = (game: Game | undefined, message: EventMessage): Game | undefined => {
  const next = foldGameEvent(game, message)
  if (next !== game) observe('applied', message[0])
  return next
}

export type Games = ReadonlyMap<number, Game>

const findInstanceId = (message: EventMessage): number | null =>
  message[0].startsWith('game') && 'gameInstanceId' in message[1] ? message[1].gameInstanceId : null

/** Applies an event to the list. Events of other operators are ignored. */
export const foldGamesEvent = (games: Games, message: EventMessage, memberId: number): Games => {
  const instanceId = findInstanceId(message)
  if (instanceId === null || message[1].memberId !== memberId) return games
  const before = games.get(instanceId)
  const after = applyGameEvent(before, message)
  if (after === before) return games
  const next = new Map(games)
  if (after === undefined) next.delete(instanceId)
  else next.set(instanceId, after)
  return next
}

/** Adds the known fields of the player to a new list, which is the same for all players. */
export const gamesFromList = (list: readonly Game[], known: Games): Games =>
  new Map(
    list.map(game => {
      const before = known.get(game.gameInstanceId)
      return [game.gameInstanceId, game.playerInGame ? game : { ...game, ...playerFields(before) }]
    }),
  )
