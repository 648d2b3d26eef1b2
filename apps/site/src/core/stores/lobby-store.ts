import { gameListFlushMs } from '@fairground/contract/constants'
import type { Game } from '@fairground/contract/entities/games/game'
import type { EventMessage } from '@fairground/contract/events'
import { lobbyTopic } from '@fairground/contract/topics'
import { createStore } from 'zustand/vanilla'
import { bootstrap } from '#core/bootstrap.ts'
import { channel } from '#core/connection/connection.ts'
import { foldGamesEvent, type Games, gamesFromList } from './fold-game-event.ts'

interface LobbyState {
  /** The displayed list, at most three seconds behind the latest one. */
  readonly games: Games
  readonly loaded: boolean
  readonly maintenance: { readonly on: boolean; readonly message: string } | null
}

export const lobbyStore = createStore<LobbyState>(() => ({
  games: new Map(),
  loaded: false,
  maintenance: null,
}))

let latest: Games = new Map()
let flushTimer: ReturnType<typeof setTimeout> | undefined

export type GameEventListener = (
  message: EventMessage,
  before: Game | undefined,
  after: Game | undefined,
) => void
const listeners = new Set<GameEventListener>()

/** Receives every lobby event at once; the list waits for its next flush. */
export const onGameEvent = (listener: GameEventListener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const flush = (): void => {
  clearTimeout(flushTimer)
  flushTimer = undefined
  lobbyStore.setState({ games: latest, loaded: true })
}

export const takeGames = (list: readonly Game[]): void => {
  latest = gamesFromList(list, latest)
  flush()
}

/** The list of the session is used until the first snapshot of the lobby topic. */
export const seedGames = (list: readonly Game[]): void => {
  if (!lobbyStore.getState().loaded) takeGames(list)
}

const takeEvent = (message: EventMessage): void => {
  const [name, payload] = message
  if (payload.memberId !== bootstrap.memberId) return
  if (name === 'gameMaintenance') {
    const on = payload.MAINTENANCE_ENABLED === 'true'
    lobbyStore.setState({ maintenance: { on, message: payload.MAINTENANCE_MESSAGE } })
  }
  const before = latest
  latest = foldGamesEvent(latest, message, bootstrap.memberId)
  if (latest !== before) flushTimer ??= setTimeout(flush, gameListFlushMs)
  const id = 'gameInstanceId' in payload ? payload.gameInstanceId : 0
  for (const listener of listeners) listener(message, before.get(id), latest.get(id))
}

export const latestGame = (gameInstanceId: number): Game | undefined => latest.get(gameInstanceId)

export const followLobby = (): (() => void) =>
  channel.subscribe(lobbyTopic(bootstrap.memberId), {
    onSnapshot: ({ games, MAINTENANCE_ENABLED, MAINTENANCE_MESSAGE }) => {
      lobbyStore.setState({
        maintenance: { on: MAINTENANCE_ENABLED === 'true', message: MAINTENANCE_MESSAGE },
      })
      takeGames(games)
    },
    onEvents: events => {
      for (const event of events) takeEvent(event)
    },
  })
