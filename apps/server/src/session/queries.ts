import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** Returns how many of the events were not acknowledged before. */
export const acknowledgeEvents = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  eventIds: readonly bigint[],
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('persistent_event')
    .set({ acknowledged_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', 'in', eventIds)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

const usedDays = 30

/** Records that a session id was exchanged. Returns true for the first caller only. */
export const consumeWhitelabelSession = async (
  tx: Tx,
  memberId: number,
  digest: Buffer,
): Promise<boolean> => {
  await sql`
    DELETE FROM whitelabel_session
     WHERE member_id = ${memberId} AND used_at < clock_timestamp() - make_interval(days => ${usedDays})`.execute(
    tx,
  )
  const { numAffectedRows } = await sql`
    INSERT INTO whitelabel_session (member_id, digest) VALUES (${memberId}, ${digest})
    ON CONFLICT DO NOTHING`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
