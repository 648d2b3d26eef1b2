import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** Which game an instance is a run of: that never changes. */
export const gameOfInstance = async (tx: Tx, memberId: number, id: number): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('game_instance')
    .select('game_id')
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.game_id
}

/** The run of the same game that is open besides this one. */
export const nextOpenInstance = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  besides: number,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id FROM game_instance
     WHERE member_id = ${memberId} AND game_id = ${gameId} AND id <> ${besides}
       AND status = 'OPEN' AND reg_end > clock_timestamp()
     ORDER BY start_at, id LIMIT 1`.execute(tx)
  return rows[0]?.id
}
