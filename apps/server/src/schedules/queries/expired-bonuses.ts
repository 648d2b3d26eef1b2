import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { claimEnd } from './claim-end.ts'

const chunk = 100

type ExpiredBonus = Row<'bonus_grant', 'id' | 'currency'>

/** Skips grants that another worker has claimed or that the lane has locked. */
export const claimExpiredBonuses = async (tx: Tx, memberId: number): Promise<readonly ExpiredBonus[]> => {
  const { rows } = await sql<ExpiredBonus>`
    UPDATE bonus_grant SET claimed_until = ${claimEnd}
     WHERE member_id = ${memberId} AND id IN (
       SELECT id FROM bonus_grant
        WHERE member_id = ${memberId} AND status = 'ACTIVE' AND expires_at <= clock_timestamp()
          AND claimed_until <= clock_timestamp() AND paused_at IS NULL
        ORDER BY expires_at LIMIT ${chunk} FOR UPDATE SKIP LOCKED)
    RETURNING id, currency`.execute(tx)
  return rows
}
