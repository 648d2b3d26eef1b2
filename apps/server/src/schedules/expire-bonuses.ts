import { inMember } from '@fairground/database/transaction'
import { claimExpiredBonuses } from './queries/expired-bonuses.ts'
import type { ScheduleDeps } from './schedule-deps.ts'

/** Closes one chunk of expired grants, the oldest first. Returns false when there was none. */
export const expireBonuses = async ({ db, lane }: ScheduleDeps, memberId: number): Promise<boolean> => {
  const expired = await inMember(db, memberId, tx => claimExpiredBonuses(tx, memberId))
  await Promise.all(
    expired.map(({ id, currency }) =>
      lane.submit(memberId, 'expireBonus', { grantId: Number(id), currency }),
    ),
  )
  return expired.length > 0
}
