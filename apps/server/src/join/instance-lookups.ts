import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { findInstanceGame, findNextOpenInstance, type InstanceGame } from './queries.ts'

const pendingLookups = new WeakMap<Database, Map<string, Promise<number | undefined>>>()

/** Concurrent callers share one query, because a full instance refuses thousands of joins at once. */
export const findNextInstance = (
  db: Database,
  memberId: number,
  gameId: number,
  instanceId: number,
): Promise<number | undefined> => {
  const pending = pendingLookups.get(db) ?? new Map<string, Promise<number | undefined>>()
  pendingLookups.set(db, pending)
  const key = `${memberId}/${instanceId}`
  const found =
    pending.get(key) ??
    inMember(db, memberId, tx => findNextOpenInstance(tx, memberId, gameId, instanceId)).finally(() =>
      pending.delete(key),
    )
  pending.set(key, found)
  return found
}

const maxCachedGames = 10_000
const cachedGames = new WeakMap<Database, Map<string, InstanceGame>>()

/** Cached without expiry, because the game of an instance never changes. */
export const getInstanceGame = async (
  db: Database,
  memberId: number,
  instanceId: number,
): Promise<InstanceGame | undefined> => {
  const games = cachedGames.get(db) ?? new Map<string, InstanceGame>()
  cachedGames.set(db, games)
  const key = `${memberId}/${instanceId}`
  const cached = games.get(key)
  if (cached !== undefined) return cached
  const game = await inMember(db, memberId, tx => findInstanceGame(tx, memberId, instanceId))
  if (!game) return undefined
  if (games.size >= maxCachedGames) games.clear()
  games.set(key, game)
  return game
}
