import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface AskedInstance {
  readonly gameId: number
  /** The run of the same game that is open after this one, should this one be gone when the join is decided. */
  readonly nextId: number | null
}

export const askedInstance = async (
  tx: Tx,
  memberId: number,
  id: number,
): Promise<AskedInstance | undefined> => {
  const { rows } = await sql<AskedInstance>`
    SELECT asked.game_id AS "gameId",
           (SELECT next.id FROM game_instance next
             WHERE next.member_id = asked.member_id AND next.game_id = asked.game_id AND next.id <> asked.id
               AND next.status = 'OPEN' AND next.reg_end > clock_timestamp()
             ORDER BY next.start_at, next.id LIMIT 1) AS "nextId"
      FROM game_instance asked WHERE asked.member_id = ${memberId} AND asked.id = ${id}`.execute(tx)
  return rows[0]
}
