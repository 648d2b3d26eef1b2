import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

/** The time of a journal of the player. Undefined if it is not theirs. */
export const findJournal = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  id: number,
): Promise<Row<'journal', 'created_at'> | undefined> => {
  const { rows } = await sql<Row<'journal', 'created_at'>>`
    SELECT created_at AS "createdAt" FROM journal
     WHERE member_id = ${memberId} AND id = ${id} AND player_id = ${playerId}`.execute(tx)
  return rows[0]
}

/** The journal that credited a deposit. */
export const findCredit = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  orderId: number,
): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number }>`
    SELECT id::float8 AS id FROM journal
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND kind = 'deposit-credit' AND ref = ${orderId}
     LIMIT 1`.execute(tx)
  return rows[0]?.id
}
