import { gameListFlushMs } from '@fairground/contract/constants'
import type { Game } from '@fairground/contract/entities/game'
import type { EventMessage } from '@fairground/contract/events'
import { lobbyTopic } from '@fairground/contract/topics'
import { createStore } from 'zustand/vanilla'
import { bootstrap } from './bootstrap.ts'
import { channel } from './connection.ts'
import { foldGamesEvent, type Games, gamesFromList } from './fold-game-event.ts'

interface LobbyState {
  /** The list as shown: at most three seconds behind the truth. */
  readonly games: Games
  readonly loaded: boolean
  readonly maintenance: { readonly on: boolean; readonly message: string } | null
}

export const lobbyStore = createStore<LobbyState>(() => ({
  games: new Map(),
  loaded: false,
  maintenance: null,
}))

let truth: Games = new Map()
let flushTimer: ReturnType<typeof setTimeout> | undefined

export type GameNews = (message: EventMessage, before: Game | undefined, after: Game | undefined) => void
const listeners = new Set<GameNews>()

/** Hears every lobby event at once, while the list waits for its next flush. */
export const onGameNews = (listener: GameNews): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const show = (): void => {
  clearTimeout(flushTimer)
  flushTimer = undefined
  lobbyStore.setState({ games: truth, loaded: true })
}

export const takeGames = (list: readonly Game[]): void => {
  truth = gamesFromList(list, truth)
  show()
}

/** The list that came with the session serves until the lobby topic speaks. */
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
  const before = truth
  truth = foldGamesEvent(truth, message, bootstrap.memberId)
  if (truth !== before) flushTimer ??= setTimeout(show, gameListFlushMs)
  const id = 'gameInstanceId' in payload ? payload.gameInstanceId : 0
  for (const listener of listeners) listener(message, before.get(id), truth.get(id))
}

export const latestGame = (gameInstanceId: number): Game | undefined => truth.get(gameInstanceId)

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
