import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import { gameTopic } from '@fairground/contract/topics'
import { useMemo, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { bootstrap } from '#core/bootstrap.ts'
import { channel } from '#core/connection/connection.ts'
import { applyGameEvent } from './fold-game-event.ts'
import { onGameTexts, withEventTexts, withGameTexts } from './game-texts.ts'
import { latestGame, lobbyStore } from './lobby-store.ts'
import { playerStore } from './player-store.ts'
import { withPlayerState } from './with-player-state.ts'

/** The games of the lobby, updated at most every three seconds; null until the first list arrives. */
export const useGames = (): readonly Game[] | null => {
  const { games, loaded } = useStore(lobbyStore)
  const inGames = useStore(playerStore, state => state.inGames)
  return useMemo(
    () =>
      loaded
        ? [...games.values()].map(game => withPlayerState(game, inGames.get(game.gameInstanceId)))
        : null,
    [games, loaded, inGames],
  )
}

export interface LiveGame {
  /** loading: the state of the lobby, if any; live: subscribed; gone: deleted or refunded. */
  readonly state: 'loading' | 'live' | 'gone'
  readonly game: Game | null
  /** Null unless the draw had started at the time of the last snapshot. */
  readonly results: GameResults | null
}

interface Followed {
  readonly read: () => LiveGame
  readonly subscribe: (listener: () => void) => () => void
}

const follow = (gameInstanceId: number): Followed => {
  const listeners = new Set<() => void>()
  let live: LiveGame = { state: 'loading', game: latestGame(gameInstanceId) ?? null, results: null }
  let leave = (): void => undefined

  const change = (next: LiveGame): void => {
    live = next
    for (const listener of listeners) listener()
  }
  const join = (): (() => void) => {
    const stopTexts = onGameTexts(() => {
      if (live.game !== null) change({ ...live, game: withGameTexts(live.game) })
    })
    const stopTopic = channel.subscribe(gameTopic(bootstrap.memberId, gameInstanceId), {
      onSnapshot: ({ game, results }) =>
        change({ state: 'live', game: withGameTexts(game), results: results ?? null }),
      onEvents: events => {
        const game = events.map(withEventTexts).reduce(applyGameEvent, live.game ?? undefined)
        if (game !== live.game) change({ ...live, game: game ?? null, state: game ? 'live' : 'gone' })
      },
    })
    return () => {
      stopTexts()
      stopTopic()
    }
  }
  return {
    read: () => live,
    subscribe: listener => {
      if (listeners.size === 0) leave = join()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        leave()
        followed.delete(gameInstanceId)
      }
    },
  }
}

const followed = new Map<number, Followed>()

const getFollowed = (gameInstanceId: number): Followed => {
  const known = followed.get(gameInstanceId) ?? follow(gameInstanceId)
  followed.set(gameInstanceId, known)
  return known
}

/** One game, updated without the delay of the lobby. */
export const useGame = (gameInstanceId: number): LiveGame => {
  const { subscribe, read } = getFollowed(gameInstanceId)
  const live = useSyncExternalStore(subscribe, read, read)
  const mine = useStore(playerStore, state => state.inGames.get(gameInstanceId))
  return useMemo(
    () => (live.game === null ? live : { ...live, game: withPlayerState(live.game, mine) }),
    [live, mine],
  )
}
