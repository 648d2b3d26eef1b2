import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { ConsoleContext } from '../access/operator-handler.ts'
import { toActor } from '../access/staff-session.ts'
import { appendAuditEntry } from '../audit-log.ts'
import { isFinalRefusal, toFinalRefusal } from './final-refusal.ts'
import type { Approved, Effect, ProposalRule } from './proposal-rule.ts'
import { proposalRules } from './proposal-rules.ts'
import { lockProposal, type ProposalRow, readVotes, updateProposal } from './queries.ts'

const toApproved = async (tx: Tx, row: ProposalRow): Promise<Approved<ProposalKind>> => {
  const votes = await readVotes(tx, row.member_id, [row.id])
  return {
    memberId: row.member_id,
    proposalId: row.id,
    payload: row.payload as never,
    reason: row.reason,
    maker: toActor(row.made_by),
    approvers: votes.filter(vote => vote.decision === 'approve').map(vote => toActor(vote.staff_id)),
  }
}

/**
 * Executes an approved proposal once. Its effect, its new status and the audit entry are one transaction; an effect in
 * the ledger comes before and is idempotent, so that a crash in between is repaired by the next execution. A proposal
 * that a rule refuses ends as failed with the reason.
 */
export const executeApproved = async (
  context: ConsoleContext,
  memberId: number,
  proposalId: number,
): Promise<void> => {
  const { db } = context
  const found = await inMember(db, memberId, async tx => {
    const row = await lockProposal(tx, memberId, proposalId)
    return row?.status === 'approved' ? { row, approved: await toApproved(tx, row) } : undefined
  })
  if (!found) return
  const rule = proposalRules[found.row.kind as ProposalKind] as ProposalRule<ProposalKind>
  try {
    const outside = await rule.executeOutside?.(context, found.approved)
    await inMember(db, memberId, async tx => {
      const row = await lockProposal(tx, memberId, proposalId)
      if (row?.status !== 'approved') return
      const inside = await executeInside(tx, rule, row, found.approved)
      await finish(tx, row, found.approved, 'executed', { ...outside, ...inside })
    })
  } catch (error) {
    if (!isFinalRefusal(error)) throw error
    await inMember(db, memberId, async tx => {
      const row = await lockProposal(tx, memberId, proposalId)
      if (row?.status === 'approved')
        await finish(tx, row, found.approved, 'failed', { after: { why: error.message } })
    })
  }
}

const executeInside = async (
  tx: Tx,
  rule: ProposalRule<ProposalKind>,
  row: ProposalRow,
  approved: Approved<ProposalKind>,
): Promise<Effect> => {
  if (!rule.executeInside) return {}
  try {
    // The world may have changed since the proposal was made. An effect outside has changed it on purpose.
    if (!rule.executeOutside) await rule.check(tx, row.member_id, approved.payload, row.made_by)
    return await rule.executeInside(tx, approved)
  } catch (error) {
    throw toFinalRefusal(error)
  }
}

const finish = async (
  tx: Tx,
  row: ProposalRow,
  { maker, approvers }: Approved<ProposalKind>,
  status: 'executed' | 'failed',
  { before = null, after = null }: Effect,
): Promise<void> => {
  const kind = row.kind as ProposalKind
  await updateProposal(tx, row.member_id, row.id, status, after)
  await appendAuditEntry(tx, row.member_id, {
    actor: maker,
    action: status === 'executed' ? kind : (`${kind}-failed` as const),
    subject: row.subject,
    before,
    after: { proposal: row.id, approvers, change: after },
    reason: row.reason,
  })
}
