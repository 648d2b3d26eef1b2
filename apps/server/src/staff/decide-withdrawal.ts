import { type Grant } from '@fairground/contract/operator/roles'
import { inMember, type Tx } from '@fairground/database/transaction'
import { OperatorRefusal } from './access/operator-refusal.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from './act.ts'
import { toActor } from './access/staff-session.ts'
import { appendAuditEntry } from './audit-log.ts'
import { findWithdrawal, updateRejectedOrder } from './queries/payments.ts'
import { insertApproval } from './withdrawals/queries.ts'

interface Approver {
  readonly staffId: number
  readonly grants: readonly Grant[]
}

/**
 * Approves a withdrawal that one person may approve. The decision and its audit entry are stored first, because the lane
 * approves only what a staff member has decided; the console finishes a decision that a crash has left behind.
 */
export const approveWithdrawal = async (
  deps: StaffDeps,
  acting: Acting,
  id: number,
  { staffId, grants }: Approver,
): Promise<void> => {
  const memberId = acting.member.id
  const { request, decidedBy } = await inMember(deps.db, memberId, async tx => {
    const found = await requireWithdrawal(tx, memberId, id)
    if (found.opKey === null)
      throw new CommandRefused(`withdrawal ${id} has no payment destination: reject it`)
    if (found.route === null)
      throw new CommandRefused(`withdrawal ${id} has no route yet: try again in a moment`)
    if (found.fourEyes || found.route === 'twoPeople' || !isWithinCeiling(found.amount, grants))
      throw new OperatorRefusal('proposal.needed')
    if (found.status !== 'REQUESTED' && found.approvedBy !== acting.actor)
      throw new CommandRefused(`withdrawal ${id} is ${found.status}`)
    const decision = await insertApproval(tx, memberId, id, staffId)
    if (decision.isNew)
      await appendAuditEntry(tx, memberId, {
        actor: acting.actor,
        action: 'approve-withdrawal',
        subject: `withdrawal/${id}`,
        before: { status: found.status },
        after: { status: 'APPROVED', route: found.route },
        reason: acting.reason,
      })
    return { request: found.request, decidedBy: toActor(decision.staffId) }
  })
  const answer = await deps.lane.submit(memberId, 'approveWithdrawal', { ...request, approvedBy: decidedBy })
  if (!answer.done) throw new CommandRefused(`withdrawal ${id}: ${answer.reason}`)
}

const isWithinCeiling = (amount: bigint, grants: readonly Grant[]): boolean =>
  grants.some(({ maxAmount }) => maxAmount === null || amount <= maxAmount)

/** The player gets the money back and reads the text. */
export const rejectWithdrawal = (deps: StaffDeps, acting: Acting, id: number, text: string): Promise<void> =>
  act(deps, acting, 'reject-withdrawal', async tx => {
    const memberId = acting.member.id
    const found = await requireWithdrawal(tx, memberId, id)
    const answer = await deps.lane.submit(memberId, 'rejectWithdrawal', { ...found.request, by: 'operator' })
    if (!answer.done) throw new CommandRefused(`withdrawal ${id}: ${answer.reason}`)
    if (found.opKey !== null)
      await updateRejectedOrder(tx, memberId, found.opKey, text.slice(0, maxReasonLength))
    return toActionResult(id, found.status, answer.status)
  })

const maxReasonLength = 144

const toActionResult = (id: number, before: string, after: string) => ({
  subject: `withdrawal/${id}`,
  before: { status: before },
  after: { status: after },
  result: undefined,
})

const requireWithdrawal = async (tx: Tx, memberId: number, id: number) => {
  const row = await findWithdrawal(tx, memberId, id)
  if (!row) throw new CommandRefused(`there is no withdrawal ${id}`)
  return {
    request: { withdrawalId: id, playerId: row.player_id, currency: row.currency },
    status: row.status,
    opKey: row.op_key,
    amount: row.amount,
    fourEyes: row.four_eyes,
    route: row.route,
    approvedBy: row.approved_by,
  }
}
