import { inMember, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { claimEnd } from './claim-end.ts'
import type { ScheduleParts } from './parts.ts'

const chunk = 100

/** Closes grants whose time is over, those that expired first first. False when there are none. */
export const expireBonuses = async ({ db, lane }: ScheduleParts, memberId: number): Promise<boolean> => {
  const expired = await inMember(db, memberId, tx => claimExpired(tx, memberId))
  await Promise.all(
    expired.map(({ id, currency }) => lane.ask(memberId, 'expireBonus', { grantId: Number(id), currency })),
  )
  return expired.length > 0
}

/** Passes over those another worker, or the lane, has in hand; a dead worker's claim runs out by itself. */
const claimExpired = async (tx: Tx, memberId: number): Promise<{ id: bigint; currency: string }[]> => {
  const { rows } = await sql<{ id: bigint; currency: string }>`
    UPDATE bonus_grant SET claimed_until = ${claimEnd}
     WHERE member_id = ${memberId} AND id IN (
       SELECT id FROM bonus_grant
        WHERE member_id = ${memberId} AND status = 'ACTIVE' AND expires_at <= clock_timestamp()
          AND claimed_until <= clock_timestamp()
        ORDER BY expires_at LIMIT ${chunk} FOR UPDATE SKIP LOCKED)
    RETURNING id, currency`.execute(tx)
  return rows
}
