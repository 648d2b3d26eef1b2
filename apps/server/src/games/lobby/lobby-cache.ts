import type { Game } from '@fairground/contract/entities/games/game'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { readGameViews } from '#instances/game-view.ts'
import type { LobbyCache } from '#operation/view-caches.ts'
import { createCoalescingCache } from '#platform/coalescing-cache.ts'

const staleAfterMs = 1000

/** Concurrent requests in one language share one read of the lobby. An event about a change invalidates it. */
export const createLobbyCache = (db: Database): LobbyCache => {
  const cache = createCoalescingCache<readonly Game[]>(staleAfterMs)
  return {
    games: (memberId, language) =>
      cache.get(String(memberId), language, async () =>
        Object.freeze(
          await inMember(db, memberId, tx => readGameViews(tx, memberId, { listed: true, language })),
        ),
      ),
    invalidate: memberId => cache.invalidate(String(memberId)),
  }
}
