import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** The start of the session, its last reality check and the interval that the player has set. */
export const findRealityCheck = (tx: Tx, memberId: number, sessionId: bigint) =>
  tx
    .selectFrom('session as s')
    .innerJoin('player as p', join =>
      join.onRef('p.member_id', '=', 's.member_id').onRef('p.id', '=', 's.player_id'),
    )
    .select(['s.created_at', 's.reality_checked_at', 'p.reality_check_minutes'])
    .where('s.member_id', '=', memberId)
    .where('s.id', '=', sessionId)
    .executeTakeFirstOrThrow()

export const updateRealityCheckedAt = async (tx: Tx, memberId: number, sessionId: bigint): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ reality_checked_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', sessionId)
    .execute()
}

export const updateRealityCheckMinutes = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  minutes: number | null,
): Promise<void> => {
  await tx
    .updateTable('player')
    .set({ reality_check_minutes: minutes })
    .where('member_id', '=', memberId)
    .where('id', '=', playerId)
    .execute()
}
