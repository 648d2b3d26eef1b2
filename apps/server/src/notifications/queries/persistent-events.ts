import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type StoredEvent = Row<'persistent_event', 'player_id' | 'name' | 'payload'>

export const findPersistentEvent = async (
  tx: Tx,
  memberId: number,
  id: bigint,
): Promise<StoredEvent | undefined> => {
  const { rows } = await sql<StoredEvent>`
    SELECT player_id AS "playerId", name, payload FROM persistent_event
     WHERE member_id = ${memberId} AND id = ${id}`.execute(tx)
  return rows[0]
}
