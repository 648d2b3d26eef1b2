import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** Takes or renews the lease of the publisher; false while another worker holds it. */
export const takePublisherLease = async (
  tx: Tx,
  memberId: number,
  owner: string,
  leaseMs: number,
): Promise<boolean> => {
  const { rows } = await sql`
    INSERT INTO log_publisher (member_id, owner, lease_until)
    VALUES (${memberId}, ${owner}, clock_timestamp() + make_interval(secs => ${leaseMs / 1000}))
    ON CONFLICT (member_id) DO UPDATE SET owner = excluded.owner, lease_until = excluded.lease_until
     WHERE log_publisher.owner = excluded.owner OR log_publisher.lease_until < clock_timestamp()
    RETURNING 1`.execute(tx)
  return rows.length > 0
}

/** Returns the lease at shutdown, so that the next publisher does not wait for its expiry. */
export const returnPublisherLease = async (tx: Tx, memberId: number, owner: string): Promise<void> => {
  await tx
    .updateTable('log_publisher')
    .set({ lease_until: sql`'-infinity'` })
    .where('member_id', '=', memberId)
    .where('owner', '=', owner)
    .execute()
}

interface Unsigned extends Row<'public_log', 'size' | 'frontier'> {
  /** A close or a round waits for its checkpoint. */
  readonly urgent: boolean
  /** The age of the newest checkpoint; null if there is none. */
  readonly ageMs: number | null
}

/** The log if it has entries without a checkpoint. */
export const findUnsigned = async (tx: Tx, memberId: number): Promise<Unsigned | undefined> => {
  const { rows } = await sql<Unsigned>`
    SELECT l.size, l.frontier, extract(epoch FROM clock_timestamp() - c.at)::float8 * 1000 AS "ageMs",
           EXISTS (SELECT FROM log_entry e WHERE e.member_id = l.member_id AND e.index >= coalesce(c.size, 0)
                      AND e.type IN ('close', 'round')) AS urgent
      FROM public_log l
      LEFT JOIN LATERAL (SELECT size, at FROM log_checkpoint WHERE member_id = l.member_id
                          ORDER BY size DESC LIMIT 1) c ON true
     WHERE l.member_id = ${memberId} AND l.size > coalesce(c.size, 0)`.execute(tx)
  return rows[0]
}

export interface Pushed {
  readonly size: number
  readonly note: string
  /** Empty if the entries do not fit into a request, so that the witness must fetch them. */
  readonly entries: readonly Buffer[]
}

const maxEntries = 2000

/** The newest checkpoint that a witness at this size can get in one request, with the entries between. */
export const findNextPush = async (
  tx: Tx,
  memberId: number,
  from: number,
  maxBytes: number,
): Promise<Pushed | undefined> => {
  const { rows } = await sql<{ size: bigint; note: string }>`
    WITH entry AS (
      SELECT index + 1 AS size, sum(length(body) + 1) OVER (ORDER BY index) AS bytes
        FROM log_entry WHERE member_id = ${memberId} AND index >= ${from} AND index < ${from + maxEntries})
    SELECT c.size, c.note FROM log_checkpoint c JOIN entry e ON e.size = c.size
     WHERE c.member_id = ${memberId} AND e.bytes <= ${maxBytes} ORDER BY c.size DESC LIMIT 1`.execute(tx)
  const next = rows[0]
  if (!next) return findLongPush(tx, memberId, from)
  const size = Number(next.size)
  return { size, note: next.note, entries: await readBodies(tx, memberId, from, size) }
}

const findLongPush = async (tx: Tx, memberId: number, from: number): Promise<Pushed | undefined> => {
  const next = await tx
    .selectFrom('log_checkpoint')
    .select(['size', 'note'])
    .where('member_id', '=', memberId)
    .where('size', '>', BigInt(from))
    .orderBy('size')
    .limit(1)
    .executeTakeFirst()
  return next && { size: Number(next.size), note: next.note, entries: [] }
}

const readBodies = async (tx: Tx, memberId: number, from: number, to: number): Promise<Buffer[]> => {
  const { rows } = await sql<Row<'log_entry', 'body'>>`
    SELECT body FROM log_entry WHERE member_id = ${memberId} AND index >= ${from} AND index < ${to}
     ORDER BY index`.execute(tx)
  return rows.map(row => row.body)
}

/** The size that a witness cosigned last, as far as this log knows. */
export const findWitnessSize = async (tx: Tx, memberId: number, witness: string): Promise<number> => {
  const row = await tx
    .selectFrom('log_witness')
    .select('size')
    .where('member_id', '=', memberId)
    .where('witness', '=', witness)
    .executeTakeFirst()
  return Number(row?.size ?? 0n)
}
