import type { Tx } from '@fairground/database/transaction'
import type { ProposalKind, ProposalStatus } from '@fairground/contract/operator/proposal-kinds'
import { sql } from 'kysely'

export interface NewProposal {
  readonly requestId: string
  readonly kind: ProposalKind
  readonly subject: string
  readonly payload: unknown
  readonly payloadHash: Buffer
  readonly reason: string
  readonly madeBy: number
  readonly requiredVotes: number
  readonly hours: number
}

/** The caller holds the lock of the operator's proposals, so the numbers have no gap. */
export const insertProposal = async (tx: Tx, memberId: number, made: NewProposal): Promise<number> => {
  const { id } = await tx
    .insertInto('proposal')
    .values({
      member_id: memberId,
      id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM proposal WHERE member_id = ${memberId})`,
      request_id: made.requestId,
      kind: made.kind,
      subject: made.subject,
      payload: JSON.stringify(made.payload),
      payload_hash: made.payloadHash,
      reason: made.reason,
      made_by: made.madeBy,
      required_votes: made.requiredVotes,
      expires_at: sql<number>`clock_timestamp() + make_interval(hours => ${made.hours})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Orders the proposals of an operator. */
export const lockProposals = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended('proposals', ${memberId}))`.execute(tx)
}

export const findProposalByRequest = (tx: Tx, memberId: number, requestId: string) =>
  tx
    .selectFrom('proposal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

export const findProposal = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('proposal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()

export const findUndecided = (tx: Tx, memberId: number, kind: ProposalKind, subject: string) =>
  tx
    .selectFrom('proposal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('status', 'in', ['open', 'approved'])
    .executeTakeFirst()

export const lockProposal = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('proposal')
    .selectAll()
    .select(sql<boolean>`expires_at <= clock_timestamp()`.as('is_over'))
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export type ProposalRow = NonNullable<Awaited<ReturnType<typeof findProposalByRequest>>>

/** Proposals that wait for a vote of the staff member. */
interface Voter {
  readonly staffId: number
  readonly kinds: readonly ProposalKind[]
}

export interface ProposalFilter {
  readonly status?: ProposalStatus | undefined
  readonly kind?: ProposalKind | undefined
  readonly madeBy?: number | undefined
  readonly voter?: Voter | undefined
  readonly before: number
  readonly limit: number
}

/** A person who would get a role has no vote on it. */
const waitsForVote = (memberId: number, { staffId, kinds }: Voter) => sql<boolean>`
  status = 'open' AND expires_at > clock_timestamp() AND made_by <> ${staffId} AND kind = ANY (${[...kinds]}::text[])
  AND NOT (kind = 'grantRole' AND payload ->> 'staffId' = ${String(staffId)})
  AND NOT EXISTS (SELECT FROM proposal_vote v
                   WHERE v.member_id = ${memberId} AND v.proposal_id = proposal.id AND v.staff_id = ${staffId})`

/** Newest first. */
export const readProposals = (
  tx: Tx,
  memberId: number,
  { status, kind, madeBy, voter, before, limit }: ProposalFilter,
) =>
  tx
    .selectFrom('proposal')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '<', before)
    .$if(status !== undefined, query => query.where('status', '=', status!))
    .$if(kind !== undefined, query => query.where('kind', '=', kind!))
    .$if(madeBy !== undefined, query => query.where('made_by', '=', madeBy!))
    .$if(voter !== undefined, query => query.where(waitsForVote(memberId, voter!)))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const readVotes = (tx: Tx, memberId: number, proposalIds: readonly number[]) =>
  tx
    .selectFrom('proposal_vote')
    .select(['proposal_id', 'staff_id', 'decision', 'at'])
    .where('member_id', '=', memberId)
    .where('proposal_id', 'in', proposalIds.length === 0 ? [0] : proposalIds)
    .orderBy('at')
    .execute()

export interface NewVote {
  readonly staffId: number
  readonly decision: 'approve' | 'reject'
  readonly credentialId: string
  readonly clientData: string
  readonly authenticatorData: Buffer
  readonly signature: Buffer
}

export const insertVote = async (
  tx: Tx,
  memberId: number,
  proposalId: number,
  vote: NewVote,
): Promise<void> => {
  await tx
    .insertInto('proposal_vote')
    .values({
      member_id: memberId,
      proposal_id: proposalId,
      staff_id: vote.staffId,
      decision: vote.decision,
      credential_id: vote.credentialId,
      client_data: vote.clientData,
      authenticator_data: vote.authenticatorData,
      signature: vote.signature,
    })
    .execute()
}

export const updateProposal = async (
  tx: Tx,
  memberId: number,
  id: number,
  status: ProposalStatus,
  result?: unknown,
): Promise<void> => {
  await tx
    .updateTable('proposal')
    .set({
      status,
      changed_at: sql<number>`clock_timestamp()`,
      ...(result !== undefined && { result: JSON.stringify(result) }),
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** Open proposals of the operator after their time. */
export const lockOverdue = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('proposal')
    .select(['id', 'subject', 'kind'])
    .where('member_id', '=', memberId)
    .where('status', '=', 'open')
    .where('expires_at', '<=', sql<number>`clock_timestamp()`)
    .forUpdate()
    .skipLocked()
    .execute()

export const readApproved = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('proposal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('status', '=', 'approved')
    .orderBy('id')
    .execute()
