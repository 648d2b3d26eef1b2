import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import { inMember } from '@fairground/database/transaction'
import { getMemberId, type OperatorHandler, requireStaff } from '../access/operator-handler.ts'
import { OperatorRefusal } from '../access/operator-refusal.ts'
import { toActor } from '../access/staff-session.ts'
import { appendAuditEntry } from '../audit-log.ts'
import { newestRow, readPage } from '../read-page.ts'
import { executeApproved } from './execute.ts'
import { requireKindRight } from './propose.ts'
import { toVoter } from './voter.ts'
import { readProposals, updateProposal } from './queries.ts'
import { readOne, requireProposal, toViews } from './view.ts'

export const listProposals: OperatorHandler<'listProposals'> = (
  { after = newestRow, limit, forMe, ...filter },
  caller,
  { db },
) => {
  const memberId = getMemberId(caller)
  const voter = forMe && toVoter(caller)
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readProposals(tx, memberId, { ...filter, voter, before: after, limit: count }),
      ({ id }) => id,
    )
    return { proposals: await toViews(tx, memberId, rows), next }
  })
}

export const executeProposal: OperatorHandler<'executeProposal'> = async (
  { proposalId },
  caller,
  context,
) => {
  const memberId = getMemberId(caller)
  await inMember(context.db, memberId, async tx => {
    const row = await requireProposal(tx, memberId, proposalId)
    requireKindRight(caller, row.kind as ProposalKind, 'propose')
    if (row.status !== 'approved') throw new OperatorRefusal('proposal.notOpen')
  })
  await executeApproved(context, memberId, proposalId)
  return readOne(context.db, memberId, proposalId)
}

export const cancelProposal: OperatorHandler<'cancelProposal'> = async (
  { proposalId, reason },
  caller,
  context,
) => {
  const memberId = getMemberId(caller)
  const { staffId } = requireStaff(caller)
  await inMember(context.db, memberId, async tx => {
    const row = await requireProposal(tx, memberId, proposalId)
    if (row.made_by !== staffId) throw new OperatorRefusal('staff.notAllowed')
    if (row.status !== 'open') throw new OperatorRefusal('proposal.notOpen')
    await updateProposal(tx, memberId, proposalId, 'cancelled')
    await appendAuditEntry(tx, memberId, {
      actor: toActor(staffId),
      action: 'cancel-proposal',
      subject: `proposal/${proposalId}`,
      before: { status: 'open' },
      after: { status: 'cancelled' },
      reason,
    })
  })
  return readOne(context.db, memberId, proposalId)
}
