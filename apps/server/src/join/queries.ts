import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface GameOfInstance {
  readonly gameId: number
  readonly kind: string
  readonly currency: string
}

/** Which game an instance is a run of, and of what kind and currency: that never changes. */
export const gameOfInstance = async (
  tx: Tx,
  memberId: number,
  id: number,
): Promise<GameOfInstance | undefined> => {
  const { rows } = await sql<GameOfInstance>`
    SELECT game_id AS "gameId", rules->>'kind' AS kind, currency FROM game_instance
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

/** The runs of the same game that are open already and start later than this one, the next first. */
export const openAfter = async (tx: Tx, memberId: number, instanceId: number): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT i.id FROM game_instance i
      JOIN game_instance this ON this.member_id = i.member_id AND this.game_id = i.game_id
     WHERE i.member_id = ${memberId} AND this.id = ${instanceId}
       AND i.status = 'OPEN' AND (i.start_at, i.id) > (this.start_at, this.id)
     ORDER BY i.start_at, i.id`.execute(tx)
  return rows.map(({ id }) => id)
}
