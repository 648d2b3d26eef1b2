import { type ProposalKind, proposalKinds } from '@fairground/contract/operator/proposal-kinds'
import { findGrants, platformId } from '@fairground/contract/operator/roles'
import { inMember } from '@fairground/database/transaction'
import { Compile } from 'typebox/compile'
import { CommandRefused } from '../act.ts'
import { appendAuditEntry } from '../audit-log.ts'
import {
  getMemberId,
  type OperatorCaller,
  type OperatorHandler,
  requireStaff,
} from '../access/operator-handler.ts'
import { OperatorRefusal } from '../access/operator-refusal.ts'
import { toActor } from '../access/staff-session.ts'
import type { ProposalRule } from './proposal-rule.ts'
import { proposalRules } from './proposal-rules.ts'
import {
  findProposalByRequest,
  findUndecided,
  insertProposal,
  lockProposals,
  type NewProposal,
  type ProposalRow,
} from './queries.ts'
import { hashPayload } from '#operator/proposal-statement.ts'
import { toViews } from './view.ts'

const proposalHours = 72
const requiredVotes = 1

const isValidPayload: { readonly [K in ProposalKind]: (payload: unknown) => boolean } = Object.fromEntries(
  Object.entries(proposalKinds).map(([kind, { payload }]) => {
    const validator = Compile(payload)
    return [kind, (value: unknown) => validator.Check(value)]
  }),
) as never

/** Refuses a kind that does not belong to the operator or the platform of the call, or a caller without the right. */
export const requireKindRight = (
  caller: OperatorCaller,
  kind: ProposalKind,
  right: 'propose' | 'approve',
): number => {
  const memberId = getMemberId(caller)
  const { scope } = proposalKinds[kind]
  if ((scope === 'platform') !== (memberId === platformId)) throw new OperatorRefusal('staff.notAllowed')
  if (findGrants(requireStaff(caller).grants, memberId, proposalKinds[kind][right]).length === 0)
    throw new OperatorRefusal('staff.notAllowed')
  return memberId
}

export const propose: OperatorHandler<'propose'> = async (input, caller, { db }) => {
  const { requestId, kind, payload, reason } = input
  const memberId = requireKindRight(caller, kind, 'propose')
  if (!isValidPayload[kind](payload)) throw new OperatorRefusal('request.invalid')
  const { staffId } = requireStaff(caller)
  const rule = proposalRules[kind] as ProposalRule<ProposalKind>
  const payloadHash = hashPayload(memberId, kind, payload)
  return inMember(db, memberId, async tx => {
    await lockProposals(tx, memberId)
    const earlier = await findProposalByRequest(tx, memberId, requestId)
    if (earlier && (earlier.made_by !== staffId || !earlier.payload_hash.equals(payloadHash)))
      throw new CommandRefused('another proposal has this request id')
    if (!earlier) {
      const subject = rule.toSubject(payload as never)
      if (await findUndecided(tx, memberId, kind, subject))
        throw new CommandRefused(`a proposal for ${subject} waits already`)
      await rule.check(tx, memberId, payload as never, staffId)
      const made: NewProposal = {
        requestId,
        kind,
        subject,
        payload,
        payloadHash,
        reason,
        madeBy: staffId,
        requiredVotes,
        hours: proposalHours,
      }
      const id = await insertProposal(tx, memberId, made)
      await appendAuditEntry(tx, memberId, {
        actor: toActor(staffId),
        action: 'propose',
        subject: `proposal/${id}`,
        before: null,
        after: { kind, subject, payloadHash: payloadHash.toString('hex') },
        reason,
      })
    }
    const row = (await findProposalByRequest(tx, memberId, requestId)) as ProposalRow
    const [proposal] = await toViews(tx, memberId, [row])
    return { proposal: proposal! }
  })
}
