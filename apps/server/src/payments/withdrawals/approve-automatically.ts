import { inMember } from '@fairground/database/transaction'
import { isAutomaticPayout } from '@fairground/rules/payments/automatic-payout'
import type { PaymentDeps } from '#payments/payment-deps.ts'
import { readPlayer } from '#player/queries/players.ts'
import { automaticPayoutCap } from '#payments/amounts.ts'
import { readAutomaticFacts } from './queries.ts'
import { automaticApprover } from '#ledger/command-classes.ts'

/** Approves a small withdrawal of a verified player at once. Without an approval it waits for the staff. */
export const approveAutomatically = async (
  { db, lane, log, member }: Pick<PaymentDeps, 'db' | 'lane' | 'log' | 'member'>,
  playerId: number,
  withdrawalId: number,
): Promise<void> => {
  const cap = automaticPayoutCap(member)
  if (cap === null) return
  try {
    const facts = await inMember(db, member.id, async tx => {
      const row = await readPlayer(tx, member.id, playerId)
      const found = await readAutomaticFacts(tx, member.id, playerId, withdrawalId)
      return found && { ...found, isVerified: row.id_verified_at !== null }
    })
    if (!facts || !isAutomaticPayout({ ...facts, cap })) return
    const request = { withdrawalId, playerId, currency: member.currency, approvedBy: automaticApprover }
    await lane.submit(member.id, 'approveWithdrawal', request)
  } catch (error) {
    log.warn({ err: error, memberId: member.id, withdrawalId }, 'withdrawal not approved automatically')
  }
}
