import { inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { holdLane } from '#ledger/hold-lane.ts'
import { endSubscriptions } from '#player/close-player.ts'
import { spreadExclusions } from '#player/spread-exclusions.ts'
import type { ScheduleParts } from './parts.ts'

const chunk = 100

/**
 * Ends restrictions whose time is over, and finishes what a gateway that died has begun: restrictions reach every
 * operator of the group, and who is restricted has no subscriptions. False when there was nothing to do.
 */
export const keepRestrictions = async (parts: ScheduleParts, memberId: number): Promise<boolean> => {
  const { db, lane } = parts
  const { ended, subscribed } = await inMember(db, memberId, async tx => ({
    ended: await endOver(tx, memberId),
    subscribed: await subscribedYet(tx, memberId),
  }))
  await spreadExclusions(parts, memberId)
  for (const playerId of subscribed) await endSubscriptions(db, lane, memberId, playerId)
  return ended === chunk
}

/** Passes over those that another worker has in hand. The lane is held only where there is something to change. */
const endOver = async (tx: Tx, memberId: number): Promise<number> => {
  const isOver = sql`restricted_until <= clock_timestamp() AND status IN ('timedOut', 'selfExcluded')`
  const { rows } = await sql`
    SELECT FROM player WHERE member_id = ${memberId} AND ${isOver} LIMIT 1`.execute(tx)
  if (rows.length === 0) return 0
  await holdLane(tx, memberId)
  const { numAffectedRows } = await sql`
    UPDATE player SET status = 'active', restricted_until = NULL
     WHERE member_id = ${memberId} AND id IN (
       SELECT id FROM player
        WHERE member_id = ${memberId} AND ${isOver}
        ORDER BY restricted_until LIMIT ${chunk} FOR NO KEY UPDATE SKIP LOCKED)`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

const subscribedYet = async (tx: Tx, memberId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT DISTINCT p.id FROM player p
      JOIN subscription s ON s.member_id = ${memberId} AND s.player_id = p.id AND s.status = 'ACTIVE'
     WHERE p.member_id = ${memberId} AND p.restricted_until IS NOT NULL AND p.status IN ('timedOut', 'selfExcluded')
     LIMIT ${chunk}`.execute(tx)
  return rows.map(row => row.id)
}
