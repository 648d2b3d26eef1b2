import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface GameOfInstance {
  readonly gameId: number
  readonly kind: string
}

/** Which game an instance is a run of, and of what kind: that never changes. */
export const gameOfInstance = async (
  tx: Tx,
  memberId: number,
  id: number,
): Promise<GameOfInstance | undefined> => {
  const { rows } = await sql<GameOfInstance>`
    SELECT game_id AS "gameId", rules->>'kind' AS kind FROM game_instance
     WHERE member_id = ${memberId} AND id = ${id}`.execute(tx)
  return rows[0]
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
