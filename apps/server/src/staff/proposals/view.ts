import type { Static } from 'typebox'
import type { ProposalView } from '@fairground/contract/operator/staff-views'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { readStaffNames } from '../access/read-staff-names.ts'
import { CommandRefused } from '../act.ts'
import { lockProposal, type ProposalRow, readVotes } from './queries.ts'

type View = Static<typeof ProposalView>

export const toViews = async (tx: Tx, memberId: number, rows: readonly ProposalRow[]): Promise<View[]> => {
  const votes = await readVotes(
    tx,
    memberId,
    rows.map(({ id }) => id),
  )
  const toName = await readStaffNames(tx, [
    ...rows.map(row => row.made_by),
    ...votes.map(vote => vote.staff_id),
  ])
  return rows.map(row => ({
    proposalId: row.id,
    kind: row.kind as View['kind'],
    subject: row.subject,
    payload: row.payload,
    payloadHash: row.payload_hash.toString('hex'),
    reason: row.reason,
    madeBy: row.made_by,
    madeByName: toName(row.made_by),
    madeAt: Math.floor(row.made_at),
    expiresAt: Math.floor(row.expires_at),
    requiredVotes: row.required_votes,
    status: row.status as View['status'],
    result: row.result,
    votes: votes
      .filter(vote => vote.proposal_id === row.id)
      .map(vote => ({
        staffId: vote.staff_id,
        name: toName(vote.staff_id),
        decision: vote.decision as 'approve' | 'reject',
        at: Math.floor(vote.at),
      })),
  }))
}

/** Locks a proposal. Refuses a number that names none. */
export const requireProposal = async (tx: Tx, memberId: number, proposalId: number) => {
  const row = await lockProposal(tx, memberId, proposalId)
  if (!row) throw new CommandRefused(`there is no proposal ${proposalId}`)
  return row
}

export const readOne = (db: Database, memberId: number, proposalId: number): Promise<{ proposal: View }> =>
  inMember(db, memberId, async tx => {
    const [proposal] = await toViews(tx, memberId, [await requireProposal(tx, memberId, proposalId)])
    return { proposal: proposal! }
  })
