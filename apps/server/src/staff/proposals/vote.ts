import { type ProposalKind, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { findGrants } from '@fairground/contract/operator/roles'
import { inMember, type Tx } from '@fairground/database/transaction'
import { CommandRefused } from '../act.ts'
import { createRequest, verifyAssertion } from '../access/ceremony.ts'
import {
  getMemberId,
  type OperatorCaller,
  type OperatorHandler,
  requireStaff,
} from '../access/operator-handler.ts'
import { OperatorRefusal } from '../access/operator-refusal.ts'
import { lockGrants } from '../access/queries/staff.ts'
import { toActor } from '../access/staff-session.ts'
import { appendAuditEntry } from '../audit-log.ts'
import { executeApproved } from './execute.ts'
import type { ProposalRule } from './proposal-rule.ts'
import { proposalRules } from './proposal-rules.ts'
import { requireKindRight } from './propose.ts'
import { insertVote, type ProposalRow, readVotes, updateProposal } from './queries.ts'
import { toVoteChallenge } from '#operator/proposal-statement.ts'
import { readOne, requireProposal, toViews } from './view.ts'

/** Locks an open proposal that the caller may vote on. */
const lockForVote = async (tx: Tx, caller: OperatorCaller, id: number): Promise<ProposalRow> => {
  const row = await requireProposal(tx, getMemberId(caller), id)
  const kind = row.kind as ProposalKind
  requireKindRight(caller, kind, 'approve')
  const { staffId } = requireStaff(caller)
  const { getConcerned } = proposalRules[kind] as ProposalRule<ProposalKind>
  if (row.made_by === staffId || getConcerned?.(row.payload as never).includes(staffId))
    throw new OperatorRefusal('proposal.ownProposal')
  if (row.status !== 'open' || row.is_over) throw new OperatorRefusal('proposal.notOpen')
  return row
}

/** A role that was revoked since the call began does not vote. */
const requireLastingRight = async (tx: Tx, caller: OperatorCaller, kind: ProposalKind): Promise<void> => {
  const { grants } = requireStaff(caller)
  const ids = findGrants(grants, getMemberId(caller), proposalKinds[kind].approve).map(
    ({ grantId }) => grantId,
  )
  if (!(await lockGrants(tx, ids))) throw new OperatorRefusal('staff.notAllowed')
}

const toChallenge = (row: ProposalRow, decision: 'approve' | 'reject', staffId: number): string =>
  toVoteChallenge({
    memberId: row.member_id,
    proposalId: row.id,
    payloadHash: row.payload_hash.toString('hex'),
    decision,
    staffId,
  })

export const beginVote: OperatorHandler<'beginVote'> = ({ proposalId, decision }, caller, context) =>
  inMember(context.db, getMemberId(caller), async tx => {
    const row = await lockForVote(tx, caller, proposalId)
    const { staffId } = requireStaff(caller)
    const challenge = toChallenge(row, decision, staffId)
    const [proposal] = await toViews(tx, row.member_id, [row])
    return {
      proposal: proposal!,
      options: await createRequest(tx, context.consoleAddress, challenge, staffId),
    }
  })

export const vote: OperatorHandler<'vote'> = async ({ proposalId, decision, assertion }, caller, context) => {
  const memberId = getMemberId(caller)
  const { staffId } = requireStaff(caller)
  const status = await inMember(context.db, memberId, async tx => {
    const row = await lockForVote(tx, caller, proposalId)
    await requireLastingRight(tx, caller, row.kind as ProposalKind)
    const votes = await readVotes(tx, memberId, [proposalId])
    if (votes.some(each => each.staff_id === staffId)) throw new CommandRefused('you have voted already')
    await verifyAssertion(tx, context.consoleAddress, assertion, toChallenge(row, decision, staffId), staffId)
    const { clientDataJSON, authenticatorData, signature } = assertion.response
    await insertVote(tx, memberId, proposalId, {
      staffId,
      decision,
      credentialId: assertion.id,
      clientData: clientDataJSON,
      authenticatorData: Buffer.from(authenticatorData, 'base64url'),
      signature: Buffer.from(signature, 'base64url'),
    })
    const approvals = votes.filter(each => each.decision === 'approve').length + 1
    const next = decision === 'reject' ? 'rejected' : approvals >= row.required_votes ? 'approved' : undefined
    if (next) await updateProposal(tx, memberId, proposalId, next)
    await appendAuditEntry(tx, memberId, {
      actor: toActor(staffId),
      action: `vote-${decision}`,
      subject: `proposal/${proposalId}`,
      before: { status: 'open' },
      after: { status: next ?? 'open', payloadHash: row.payload_hash.toString('hex') },
      reason: row.reason,
    })
    return next
  })
  if (status === 'approved') await executeApproved(context, memberId, proposalId)
  return readOne(context.db, memberId, proposalId)
}
