import type { ProposalKind } from '@fairground/contract/operator/proposal-kinds'
import { inMember, type Tx } from '@fairground/database/transaction'
import { getMemberId, type OperatorHandler } from '../access/operator-handler.ts'
import { CommandRefused } from '../act.ts'
import { diffFields } from '../games/diff-terms.ts'
import type { ProposalRule } from './proposal-rule.ts'
import { proposalRules } from './proposal-rules.ts'
import { findProposal, type ProposalRow, readProposals } from './queries.ts'
import { toViews } from './view.ts'
import { toVoter } from './voter.ts'

const undecided = new Set(['open', 'approved'])

/** A decided proposal has changed what it compares, so only its result shows it. */
const readChanges = async (tx: Tx, row: ProposalRow) => {
  const { readChange } = proposalRules[row.kind as ProposalKind] as ProposalRule<ProposalKind>
  if (!readChange || !undecided.has(row.status)) return null
  const { before, after } = await readChange(tx, row.member_id, row.payload as never)
  return diffFields(before, after).map(({ field, live, draft }) => ({ field, before: live, after: draft }))
}

export const getProposal: OperatorHandler<'getProposal'> = ({ proposalId }, caller, { db }) => {
  const memberId = getMemberId(caller)
  return inMember(db, memberId, async tx => {
    const row = await findProposal(tx, memberId, proposalId)
    if (!row) throw new CommandRefused(`there is no proposal ${proposalId}`)
    const [proposal] = await toViews(tx, memberId, [row])
    const [waiting] = await readProposals(tx, memberId, {
      voter: toVoter(caller),
      before: proposalId + 1,
      limit: 1,
    })
    return {
      proposal: proposal!,
      mayVote: waiting?.id === proposalId,
      changes: await readChanges(tx, row),
    }
  })
}
