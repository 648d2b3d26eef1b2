import type { GameStatistics } from '@fairground/contract/entities/games/game-statistics'
import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { StatisticsCache } from '#operation/view-caches.ts'
import { createCoalescingCache } from '#platform/coalescing-cache.ts'
import { readGameStatistics } from './read-game-statistics.ts'

/** A new draw changes one count in hundreds, so the statistics may be a few seconds old. */
const staleAfterMs = 5000

/** Concurrent requests share one read of up to five hundred draws. */
export const createStatisticsCache = (db: Database): StatisticsCache => {
  const cache = createCoalescingCache<Readonly<GameStatistics>>(staleAfterMs)
  return {
    get: (memberId, gameId, draws) =>
      cache.get(String(memberId), `${gameId} ${draws}`, async () =>
        Object.freeze(await inMember(db, memberId, tx => readGameStatistics(tx, memberId, gameId, draws))),
      ),
  }
}
