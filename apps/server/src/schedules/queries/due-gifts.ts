import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { claimEnd } from './claim-end.ts'

const chunk = 100

interface DueGift extends Row<'gift', 'id' | 'giver_id' | 'currency'> {
  readonly recipientId: number | null
}

/** Skips gifts that another worker has claimed or that the lane has locked. */
export const claimDueGifts = async (tx: Tx, memberId: number): Promise<readonly DueGift[]> => {
  const { rows } = await sql<DueGift>`
    UPDATE gift SET claimed_until = ${claimEnd}
     WHERE member_id = ${memberId} AND id IN (
       SELECT id FROM gift
        WHERE member_id = ${memberId} AND state IN ('WRAPPED', 'OPENED') AND use_by <= clock_timestamp()
          AND claimed_until <= clock_timestamp()
        ORDER BY use_by LIMIT ${chunk} FOR UPDATE SKIP LOCKED)
    RETURNING id, giver_id AS "giverId", recipient_id AS "recipientId", currency`.execute(tx)
  return rows
}
