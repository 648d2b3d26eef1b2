import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

const maxListed = 200

export const lockRequest = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('verification_request')
    .select(['player_id', 'kind', 'status', 'claimed_by', 'claimed_at'])
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

interface Answer {
  readonly status: 'VERIFIED' | 'REJECTED'
  readonly text: string
  readonly at: number
}

export const updateToAnswered = async (
  tx: Tx,
  memberId: number,
  id: number,
  { status, text, at }: Answer,
): Promise<void> => {
  await tx
    .updateTable('verification_request')
    .set({ status, message: text, answered_at: timestamp(at), claimed_by: null, claimed_at: null })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const updateToRequested = async (
  tx: Tx,
  memberId: number,
  id: number,
  text: string,
): Promise<void> => {
  await tx
    .updateTable('verification_request')
    .set({ status: 'REQUESTED', message: text })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

/** Returns the requests that wait for an answer, oldest first, at most as many as a page has. */
export const readSubmittedRequests = (tx: Tx, memberId: number) =>
  tx
    .selectFrom('verification_request as r')
    .innerJoin('player as p', join =>
      join.onRef('p.member_id', '=', 'r.member_id').onRef('p.id', '=', 'r.player_id'),
    )
    .leftJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'r.member_id').onRef('k.player_id', '=', 'r.player_id'),
    )
    .select(['r.id', 'r.player_id', 'r.kind', 'r.status', 'r.sealed_reply', 'p.username', 'k.wrapped'])
    .where('r.member_id', '=', memberId)
    .where('r.status', '=', 'SUBMITTED')
    .orderBy(sql`coalesce(r.submitted_at, r.requested_at)`)
    .limit(maxListed)
    .execute()

export const readDocuments = (tx: Tx, memberId: number, requestIds: readonly number[]) =>
  tx
    .selectFrom('document')
    .select(['upload_id', 'request_id', 'kind', 'content_type'])
    .where('member_id', '=', memberId)
    // The zero keeps the list from being empty, which is invalid SQL.
    .where('request_id', 'in', [0, ...requestIds])
    .orderBy('uploaded_at')
    .execute()

export const findDocumentAbout = (tx: Tx, memberId: number, uploadId: string) =>
  tx
    .selectFrom('document')
    .select(['player_id', 'request_id', 'content_type'])
    .where('member_id', '=', memberId)
    .where('upload_id', '=', uploadId)
    .executeTakeFirst()
