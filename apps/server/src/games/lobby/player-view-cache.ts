import type { Play } from '@fairground/contract/entities/plays/play'
import type { DatabaseConnection } from '@fairground/database/connect'
import type { Tx } from '@fairground/database/transaction'
import { readFavoritesByPlayer } from '#instances/favorites.ts'
import type { PlaysRequest } from '#games/tickets/queries.ts'
import { readPlays } from '#games/tickets/read-plays.ts'
import { inMemberPrepared } from '#ledger/in-member-prepared.ts'
import { readAccountsByPlayer } from '#instances/accounts.ts'
import { readParticipationsByPlayer } from '#instances/player-overlay.ts'
import { readOfflineEventsByPlayer } from '#player/offline-events.ts'
import { readPlayers } from '#player/queries/players.ts'
import { readSubscriptionRows } from '#player/queries/subscriptions.ts'
import { toSubscription } from '#player/read-subscriptions.ts'
import { playerView } from '#player/player-view.ts'
import type { PlayerView, PlayerViewCache } from '#operation/view-caches.ts'
import type { Vault } from '#vault/vault.ts'
import { createBatcher } from '#platform/batcher.ts'
import { createCoalescingCache } from '#platform/coalescing-cache.ts'

interface MemberRequest {
  readonly memberId: number
}

const staleAfterMs = 1000

const toSubject = (memberId: number, playerId: number): string => `${memberId}/${playerId}`

export const createPlayerViewCache = (
  database: Pick<DatabaseConnection, 'db' | 'pool'>,
  vault: Vault,
  now: () => number,
): PlayerViewCache => {
  const views = createCoalescingCache<PlayerView>(staleAfterMs)
  const plays = createCoalescingCache<readonly Play[]>(staleAfterMs)
  const favorites = createCoalescingCache<readonly number[]>(staleAfterMs)
  const read = createMemberBatcher<{ readonly playerId: number }, PlayerView | undefined>(
    (memberId, requests) =>
      inMemberPrepared(database, memberId, tx =>
        readPlayerViews(
          tx,
          { vault, now: now() },
          memberId,
          requests.map(({ playerId }) => playerId),
        ),
      ),
  )
  const readPlaysBatched = createMemberBatcher<PlaysRequest, readonly Play[]>((memberId, requests) =>
    inMemberPrepared(database, memberId, tx => readPlays(tx, memberId, requests)),
  )
  const readFavoritesBatched = createMemberBatcher<{ readonly playerId: number }, readonly number[]>(
    (memberId, requests) =>
      inMemberPrepared(database, memberId, async tx => {
        const ids = requests.map(({ playerId }) => playerId)
        const byPlayer = await readFavoritesByPlayer(tx, memberId, ids)
        return ids.map(id => byPlayer.get(id)!)
      }),
  )
  return {
    get: (memberId, playerId) =>
      views.get(toSubject(memberId, playerId), '', async () => {
        const view = await read({ memberId, playerId })
        if (!view) throw new Error(`player ${playerId} not found`)
        return view
      }),
    // The key contains the status, because plays show their winnings only after the game ended.
    playsIn: (memberId, playerId, { gameInstanceId, gameStatus }) =>
      plays.get(toSubject(memberId, playerId), `${gameInstanceId}/${gameStatus}`, () =>
        readPlaysBatched({ memberId, playerId, gameInstanceId }),
      ),
    favorites: (memberId, playerId) =>
      favorites.get(toSubject(memberId, playerId), '', () => readFavoritesBatched({ memberId, playerId })),
    invalidate(memberId, playerId) {
      favorites.invalidate(toSubject(memberId, playerId))
      views.invalidate(toSubject(memberId, playerId))
      plays.invalidate(toSubject(memberId, playerId))
    },
  }
}

const createMemberBatcher = <A, V>(
  answer: (memberId: number, requests: readonly A[]) => Promise<readonly V[]>,
) =>
  createBatcher<A & MemberRequest, V>({
    groupBy: ({ memberId }) => memberId,
    handleBatch: requests => answer(requests[0]!.memberId, requests),
  })

const readPlayerViews = async (
  tx: Tx,
  { vault, now }: { readonly vault: Vault; readonly now: number },
  memberId: number,
  playerIds: readonly number[],
): Promise<(PlayerView | undefined)[]> => {
  const [players, accounts, participations, favorites, missedEvents, rows] = await Promise.all([
    readPlayers(tx, memberId, playerIds),
    readAccountsByPlayer(tx, memberId, playerIds),
    readParticipationsByPlayer(tx, memberId, playerIds),
    readFavoritesByPlayer(tx, memberId, playerIds),
    readOfflineEventsByPlayer(tx, memberId, playerIds),
    readSubscriptionRows(tx, memberId, playerIds, {}, now),
  ])
  const subscriptions = Map.groupBy(rows, row => row.player_id)
  return playerIds.map(id => {
    const row = players.get(id)
    if (!row) return undefined
    const player = Object.freeze(playerView(row, vault))
    return {
      player,
      accounts: Object.freeze(accounts.get(id)!),
      participations: participations.get(id)!,
      favorites: Object.freeze(favorites.get(id)!),
      missedEvents: Object.freeze(missedEvents.get(id)!),
      listSubscriptions: (languageId, at) =>
        (subscriptions.get(id) ?? []).map(row => toSubscription(row, languageId, at)),
    }
  })
}
