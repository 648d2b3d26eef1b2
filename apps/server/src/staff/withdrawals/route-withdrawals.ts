import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import { routeWithdrawal, type RoutingLimits } from '@fairground/rules/payments/withdrawal-route'
import { automaticApprover } from '#ledger/cashier/automatic-approver.ts'
import type { LaneClient } from '#ledger/lane/lane-client.ts'
import { defaultFourEyesFrom } from '#ledger/lane/lease.ts'
import type { Member } from '#operator/members.ts'
import { appendAuditEntry } from '../audit-log.ts'
import { insertRoute, readAutomatic, readUnrouted, type RoutableWithdrawal } from './queries.ts'

interface RoutingDeps {
  readonly db: Database
  readonly lane: LaneClient
}

const defaultAutomaticAfterDays = 7
const batchSize = 50

const toLimits = ({ settings }: Member): RoutingLimits => ({
  automaticTo: BigInt(settings.withdrawalAutomaticTo ?? '0'),
  fourEyesFrom: BigInt(settings.withdrawalFourEyesFrom ?? defaultFourEyesFrom),
  automaticAfterDays: settings.withdrawalAutomaticAfterDays ?? defaultAutomaticAfterDays,
})

/**
 * Decides who must approve the withdrawals that wait, or the named one, and approves those that need no staff. Returns
 * false when there was nothing to do. Several workers may run: the first decision counts, and the lane approves once.
 */
export const routeWithdrawals = async (
  { db, lane }: RoutingDeps,
  member: Member,
  withdrawalId?: number,
): Promise<boolean> => {
  const limits = toLimits(member)
  const unrouted = await inMember(db, member.id, tx =>
    readUnrouted(tx, member.id, { limit: batchSize, withdrawalId }),
  )
  for (const each of unrouted) await storeRoute(db, member, limits, each)
  const automatic = await inMember(db, member.id, tx =>
    readAutomatic(tx, member.id, limits.automaticTo, batchSize),
  )
  await Promise.all(
    automatic.map(request =>
      lane.submit(member.id, 'approveWithdrawal', { ...request, approvedBy: automaticApprover }),
    ),
  )
  return unrouted.length === batchSize
}

/** The decision of the rule and the audit entry of an approval without staff are one transaction. */
const storeRoute = (
  db: Database,
  member: Member,
  limits: RoutingLimits,
  { withdrawalId, playerId, currency, ...known }: RoutableWithdrawal,
): Promise<void> =>
  inMember(db, member.id, async tx => {
    const facts = { ...known, isOwnCurrency: currency === member.currency }
    const { route, reasons } = routeWithdrawal(facts, limits)
    const stored = { ...facts, amount: String(facts.amount), paidToday: String(facts.paidToday) }
    const isFirst = await insertRoute(tx, member.id, withdrawalId, { route, reasons, limits, facts: stored })
    if (!isFirst || route !== 'automatic') return
    await appendAuditEntry(tx, member.id, {
      actor: automaticApprover,
      action: 'approve-withdrawal',
      subject: `withdrawal/${withdrawalId}`,
      before: { status: 'REQUESTED' },
      after: { route, player: playerId, facts: stored, automaticTo: String(limits.automaticTo) },
      reason: 'the routing rule needs no staff member',
    })
  })
