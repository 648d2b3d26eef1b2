import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

const considered = 10

/** The average number of plays in the last ended draws of a game; 0 before the first draw. */
export const readAveragePlays = async (tx: Tx, memberId: number, gameId: number): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    SELECT coalesce(round(avg(sold)), 0)::int AS n
      FROM (SELECT sold FROM game_instance
             WHERE member_id = ${memberId} AND game_id = ${gameId} AND status = 'ENDED'
             ORDER BY start_at DESC LIMIT ${considered}) AS last`.execute(tx)
  return rows[0]?.n ?? 0
}
