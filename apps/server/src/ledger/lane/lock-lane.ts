import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/**
 * Blocks the lane until this transaction ends. A transaction that changes rows on which the lane decides takes this lock
 * first, in the same order as the lane: another order could deadlock. The lock is exclusive, because the trigger that counts
 * changes of players writes the row.
 */
export const lockLane = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`SELECT FROM lane WHERE member_id = ${memberId} FOR NO KEY UPDATE`.execute(tx)
}
