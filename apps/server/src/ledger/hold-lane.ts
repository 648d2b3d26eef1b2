import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/**
 * No batch is decided until this transaction has ended. Whoever changes what the lane decides by takes this first, as
 * the lane does: the other way round the two would wait for each other.
 */
export const holdLane = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`SELECT FROM lane WHERE member_id = ${memberId} FOR SHARE`.execute(tx)
}
