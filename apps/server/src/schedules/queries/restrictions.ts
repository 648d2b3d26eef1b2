import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { lockLane } from '#ledger/lane/lock-lane.ts'

export const restrictionChunk = 100

/** Skips players that another worker has locked. Locks the lane only if a restriction has expired. */
export const endExpiredRestrictions = async (tx: Tx, memberId: number): Promise<number> => {
  const isExpired = sql`restricted_until <= clock_timestamp() AND status IN ('timedOut', 'selfExcluded')`
  const { rows } = await sql`
    SELECT FROM player WHERE member_id = ${memberId} AND ${isExpired} LIMIT 1`.execute(tx)
  if (rows.length === 0) return 0
  await lockLane(tx, memberId)
  const { numAffectedRows } = await sql`
    UPDATE player SET status = 'active', restricted_until = NULL
     WHERE member_id = ${memberId} AND id IN (
       SELECT id FROM player
        WHERE member_id = ${memberId} AND ${isExpired}
        ORDER BY restricted_until LIMIT ${restrictionChunk} FOR NO KEY UPDATE SKIP LOCKED)`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** Restricted players who still have an active subscription. */
export const readRestrictedSubscribers = async (tx: Tx, memberId: number): Promise<number[]> => {
  const { rows } = await sql<Row<'player', 'id'>>`
    SELECT DISTINCT p.id FROM player p
      JOIN subscription s ON s.member_id = ${memberId} AND s.player_id = p.id AND s.status = 'ACTIVE'
     WHERE p.member_id = ${memberId} AND p.restricted_until IS NOT NULL AND p.status IN ('timedOut', 'selfExcluded')
     LIMIT ${restrictionChunk}`.execute(tx)
  return rows.map(row => row.id)
}
