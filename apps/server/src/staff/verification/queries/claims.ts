import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** Null releases the request. */
export const updateClaim = async (
  tx: Tx,
  memberId: number,
  requestId: number,
  staffId: number | null,
): Promise<void> => {
  await tx
    .updateTable('verification_request')
    .set({ claimed_by: staffId, claimed_at: staffId === null ? null : sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', requestId)
    .execute()
}

export const findSealedReply = (tx: Tx, memberId: number, requestId: number) =>
  tx
    .selectFrom('verification_request as r')
    .leftJoin('player_key as k', join =>
      join.onRef('k.member_id', '=', 'r.member_id').onRef('k.player_id', '=', 'r.player_id'),
    )
    .select(['r.sealed_reply', 'k.wrapped'])
    .where('r.member_id', '=', memberId)
    .where('r.id', '=', requestId)
    .executeTakeFirst()

interface QueueRow
  extends Row<'verification_request', 'id' | 'player_id' | 'kind' | 'claimed_by'>,
    Row<'player', 'username'> {
  readonly submittedAt: Row<'verification_request', 'requested_at'>['requestedAt']
  readonly micros: bigint
  readonly waitingMs: number
  readonly claimedByName: string | null
  readonly documents: number
}

interface QueuePlace {
  readonly micros: bigint
  readonly id: number
}

/** Requests that wait for an answer, oldest first. A claim that has ended counts as none. */
export const readQueue = async (
  tx: Tx,
  memberId: number,
  { after, limit, claimMs }: { readonly after: QueuePlace; readonly limit: number; readonly claimMs: number },
): Promise<readonly QueueRow[]> => {
  const since = sql`coalesce(r.submitted_at, r.requested_at)`
  const afterTime = sql`to_timestamp(0) + ${String(after.micros)}::bigint * interval '1 microsecond'`
  const { rows } = await sql<QueueRow>`
    SELECT r.id, r.player_id AS "playerId", p.username, r.kind, ${since} AS "submittedAt",
           (extract(epoch FROM ${since}) * 1000000)::bigint AS micros,
           greatest(0, floor(extract(epoch FROM clock_timestamp() - ${since}) * 1000))::float8 AS "waitingMs",
           CASE WHEN r.claimed_at > clock_timestamp() - make_interval(secs => ${claimMs / 1000}) THEN r.claimed_by END AS "claimedBy", s.name AS "claimedByName",
           (SELECT count(*)::int FROM document d
             WHERE d.member_id = r.member_id AND d.player_id = r.player_id AND d.request_id = r.id) AS documents
      FROM verification_request r
      JOIN player p ON p.member_id = r.member_id AND p.id = r.player_id
      LEFT JOIN staff s ON s.id = r.claimed_by AND r.claimed_at > clock_timestamp() - make_interval(secs => ${claimMs / 1000})
     WHERE r.member_id = ${memberId} AND r.status = 'SUBMITTED' AND (${since}, r.id) > (${afterTime}, ${after.id})
     ORDER BY ${since}, r.id LIMIT ${limit}`.execute(tx)
  return rows
}
