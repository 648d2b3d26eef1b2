import type { Tx } from '@fairground/database/transaction'
import type { RecordVoid } from '@fairground/fair/tickets/voids'
import { sql } from 'kysely'

/** The plays that were cancelled during the sale, in the order of the Merkle tree. */
export const readVoids = async (tx: Tx, memberId: number, instanceId: number): Promise<RecordVoid[]> => {
  const { rows } = await sql<RecordVoid>`
    SELECT void_seq - 1 AS seq0, seq - 1 AS voided FROM ticket_outcome
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND kind = 'VOID' ORDER BY void_seq`.execute(
    tx,
  )
  return rows
}
