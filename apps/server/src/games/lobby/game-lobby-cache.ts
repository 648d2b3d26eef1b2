import type { Output } from '@fairground/contract/operations'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { GameLobbyCache } from '#operation/view-caches.ts'
import { readGameLobby } from './read-game-lobby.ts'
import { createCoalescingCache, type CoalescingCache } from '#platform/coalescing-cache.ts'

type GameLobby = Readonly<Output<'getGameLobby'>>

const staleAfterMs = 1000

/** Concurrent requests in one language share one read of an instance's lobby. A known change invalidates it. */
export const createGameLobbyCache = (db: Database): GameLobbyCache => {
  const members = new Map<number, CoalescingCache<GameLobby>>()
  const getCache = (memberId: number): CoalescingCache<GameLobby> => {
    const cache = members.get(memberId) ?? createCoalescingCache<GameLobby>(staleAfterMs)
    members.set(memberId, cache)
    return cache
  }
  return {
    get: (memberId, id, language) =>
      getCache(memberId).get(String(id), language, async () =>
        Object.freeze(await inMember(db, memberId, tx => readGameLobby(tx, memberId, id, language))),
      ),
    invalidate(memberId, id) {
      if (id === undefined) members.get(memberId)?.invalidateAll()
      else members.get(memberId)?.invalidate(String(id))
    },
  }
}
