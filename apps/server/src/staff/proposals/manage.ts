import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import { inMember } from '@fairground/database/transaction'
import { getMemberId, type OperatorHandler, requireStaff } from '../access/operator-handler.ts'
import { OperatorRefusal } from '../access/operator-refusal.ts'
import { toActor } from '../access/staff-session.ts'
import { appendAuditEntry } from '../audit-log.ts'
import { executeApproved } from './execute.ts'
import { requireKindRight } from './propose.ts'
import { readProposals, updateProposal } from './queries.ts'
import { readOne, requireProposal, toViews } from './view.ts'

const defaultResults = 50

export const listProposals: OperatorHandler<'listProposals'> = ({ status, maxResults }, caller, { db }) => {
  const memberId = getMemberId(caller)
  return inMember(db, memberId, async tx => {
    const rows = await readProposals(tx, memberId, { status, limit: maxResults ?? defaultResults })
    return { proposals: await toViews(tx, memberId, rows) }
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
