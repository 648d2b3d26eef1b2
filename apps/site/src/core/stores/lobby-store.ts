import type { Game } from '@fairground/contract/entities/games/game'
import type { Configuration, PlatformMessage } from '@fairground/contract/entities/site/configuration'
import type { EventMessage } from '@fairground/contract/events'
import { lobbyTopic } from '@fairground/contract/topics'
import { createStore } from 'zustand/vanilla'
import { bootstrap } from '#core/bootstrap.ts'
import { channel } from '#core/connection/connection.ts'
import { observe } from '#core/observe.ts'
import { onGameTexts, withEventTexts, withGameTexts } from './game-texts.ts'
import { foldGamesEvent, type Games, gamesFromList } from './fold-game-event.ts'

interface LobbyState {
  readonly games: Games
  readonly loaded: boolean
  readonly maintenance: Maintenance | null
  /** Undefined before the first snapshot. */
  readonly message: PlatformMessage | null | undefined
}

export interface Maintenance {
  readonly on: boolean
  readonly message: string
  /** The planned end, if it is known. */
  readonly until: number | null
  /** Browsers that will reload together when the maintenance ends. */
  readonly viewers: number
}

export const lobbyStore = createStore<LobbyState>(() => ({
  games: new Map(),
  loaded: false,
  maintenance: null,
  message: undefined,
}))

let latest: Games = new Map()

export type GameEventListener = (
  message: EventMessage,
  before: Game | undefined,
  after: Game | undefined,
) => void
const listeners = new Set<GameEventListener>()

/** Receives every lobby event before the list shows it. */
export const onGameEvent = (listener: GameEventListener): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const flush = (): void => lobbyStore.setState({ games: latest, loaded: true })

export const takeGames = (list: readonly Game[]): void => {
  latest = gamesFromList(list.map(withGameTexts), latest)
  flush()
}

onGameTexts(() => {
  if (latest.size > 0) takeGames([...latest.values()])
})

/** The list of the session is used until the first snapshot of the lobby topic. */
export const seedGames = (list: readonly Game[]): void => {
  if (!lobbyStore.getState().loaded) takeGames(list)
}

type MaintenanceFields = Pick<
  Configuration,
  'MAINTENANCE_ENABLED' | 'MAINTENANCE_MESSAGE' | 'maintenanceUntil'
>

export const toMaintenance = (fields: MaintenanceFields, viewers = 0): Maintenance => ({
  on: fields.MAINTENANCE_ENABLED === 'true',
  message: fields.MAINTENANCE_MESSAGE,
  until: fields.maintenanceUntil,
  viewers,
})

const takeEvent = (event: EventMessage): void => {
  const message = withEventTexts(event)
  const [name, payload] = message
  if (payload.memberId !== bootstrap.memberId) return
  if (name === 'gameMaintenance' || name === 'globalMessage') observe('applied', name)
  if (name === 'gameMaintenance')
    lobbyStore.setState({ maintenance: toMaintenance(payload, payload.viewers) })
  if (name === 'globalMessage') lobbyStore.setState({ message: payload.message === '' ? null : payload })
  const before = latest
  latest = foldGamesEvent(latest, message, bootstrap.memberId)
  const id = 'gameInstanceId' in payload ? payload.gameInstanceId : 0
  for (const listener of listeners) listener(message, before.get(id), latest.get(id))
}

export const latestGame = (gameInstanceId: number): Game | undefined => latest.get(gameInstanceId)

/** The server sends the changes of the list in one frame every three seconds, so each frame is shown at once. */
export const followLobby = (): (() => void) =>
  channel.subscribe(lobbyTopic(bootstrap.memberId), {
    onSnapshot: snapshot => {
      lobbyStore.setState({ maintenance: toMaintenance(snapshot), message: snapshot.platformMessage })
      takeGames(snapshot.games)
    },
    onEvents: events => {
      const before = latest
      for (const event of events) takeEvent(event)
      if (latest !== before) flush()
    },
  })
