import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export const findNewestTerm = async (tx: Tx, memberId: number): Promise<Buffer | undefined> => {
  const { rows } = await sql<Row<'log_entry', 'body'>>`
    SELECT body FROM log_entry WHERE member_id = ${memberId} AND type = 'term' ORDER BY index DESC LIMIT 1`.execute(
    tx,
  )
  return rows[0]?.body
}
