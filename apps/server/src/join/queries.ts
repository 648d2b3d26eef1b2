import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface InstanceGame extends Row<'game_instance', 'game_id' | 'currency'> {
  readonly kind: string
}

export const findInstanceGame = async (
  tx: Tx,
  memberId: number,
  id: number,
): Promise<InstanceGame | undefined> => {
  const { rows } = await sql<InstanceGame>`
    SELECT game_id AS "gameId", rules->>'kind' AS kind, currency FROM game_instance
     WHERE member_id = ${memberId} AND id = ${id}`.execute(tx)
  return rows[0]
}

/** The open instance of the game that starts first, except the excluded one. */
export const findNextOpenInstance = async (
  tx: Tx,
  memberId: number,
  gameId: number,
  excludedId: number,
): Promise<number | undefined> => {
  const { rows } = await sql<Row<'game_instance', 'id'>>`
    SELECT id FROM game_instance
     WHERE member_id = ${memberId} AND game_id = ${gameId} AND id <> ${excludedId}
       AND status = 'OPEN' AND reg_end > clock_timestamp()
     ORDER BY start_at, id LIMIT 1`.execute(tx)
  return rows[0]?.id
}

/** The open instances of the same game that start after this one, in order of their start. */
export const readLaterOpenInstances = async (
  tx: Tx,
  memberId: number,
  instanceId: number,
): Promise<number[]> => {
  const { rows } = await sql<Row<'game_instance', 'id'>>`
    SELECT i.id FROM game_instance i
      JOIN game_instance this ON this.member_id = i.member_id AND this.game_id = i.game_id
     WHERE i.member_id = ${memberId} AND this.id = ${instanceId}
       AND i.status = 'OPEN' AND (i.start_at, i.id) > (this.start_at, this.id)
     ORDER BY i.start_at, i.id`.execute(tx)
  return rows.map(({ id }) => id)
}
