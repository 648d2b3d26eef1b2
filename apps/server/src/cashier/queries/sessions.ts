import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** The times of the player's sessions that ended after `from`. An idle session counts until its last request. */
export const readSessions = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  from: number,
): Promise<{ from: number; until: number }[]> => {
  const { rows } = await sql<{ from: number; until: number }>`
    SELECT created_at AS from, CASE WHEN end_reason = 'idle' OR ended_at IS NULL THEN seen_at ELSE ended_at END AS until
      FROM session
     WHERE member_id = ${memberId} AND player_id = ${playerId}
       AND coalesce(ended_at, seen_at) >= to_timestamp(${from}::float8 / 1000)`.execute(tx)
  return rows
}
