import type { Row } from '@fairground/database/row'
import type { Pool } from 'pg'

export interface Position extends Row<'relay', 'epoch' | 'last_id'> {
  readonly txid: string
}

export interface OutboxRow extends Row<'outbox', 'id' | 'topic' | 'event'> {
  readonly txid: string
  /** JSON. The relay passes it on without reading it. */
  readonly body: string
}

const batch = 500
const leaseSeconds = 3

/** Takes or renews the relay's lease and returns the stored position; undefined while another relay holds it. */
export const takeLease = async (pool: Pool, owner: string): Promise<Position | undefined> => {
  const { rows } = await pool.query<Position>(
    `UPDATE relay
        SET epoch = CASE WHEN owner = $1::uuid THEN epoch ELSE epoch + 1 END,
            owner = $1::uuid,
            lease_until = clock_timestamp() + make_interval(secs => $2)
      WHERE owner = $1::uuid OR lease_until < clock_timestamp()
      RETURNING epoch, txid::text AS txid, last_id AS "lastId"`,
    [owner, leaseSeconds],
  )
  return rows[0]
}

/** Returns the lease at shutdown, so that the next relay does not wait for its expiry. */
export const returnLease = async (pool: Pool, owner: string): Promise<void> => {
  await pool.query(`UPDATE relay SET lease_until = '-infinity' WHERE owner = $1::uuid`, [owner])
}

/**
 * Reads only rows of transactions older than every running one: no row with a smaller number can appear later, so
 * nothing is missed and the order is final. It orders by o.txid, because a bare txid would be the selected text.
 */
export const readNext = async (pool: Pool, { txid, lastId }: Position): Promise<OutboxRow[]> => {
  const { rows } = await pool.query<OutboxRow>(
    `SELECT o.txid::text AS txid, o.id, o.topic, o.event, o.body::text AS body
       FROM outbox o
      WHERE o.txid < pg_snapshot_xmin(pg_current_snapshot()) AND (o.txid, o.id) > ($1::xid8, $2::bigint)
      ORDER BY o.txid, o.id LIMIT $3`,
    [txid, lastId, batch],
  )
  return rows
}

export class RelayLost extends Error {
  override name = 'RelayLost'
}

/** The last number of each topic. Throws after a takeover, because the numbers then belong to the other relay. */
export const readTopicSeqs = async (
  pool: Pool,
  { epoch }: Position,
  topics: readonly string[],
): Promise<Map<string, number>> => {
  const { rows } = await pool.query<{ epoch: bigint; name: string | null; seq: bigint }>(
    'SELECT r.epoch, t.name, t.seq FROM relay r LEFT JOIN topic t ON t.name = ANY($1)',
    [topics],
  )
  if (rows[0]?.epoch !== epoch) throw new RelayLost('another relay took over')
  return new Map(rows.flatMap(({ name, seq }) => (name === null ? [] : [[name, Number(seq)] as const])))
}

/**
 * Stores position and topic numbers in one statement, so that they always agree, and renews the lease. It only advances
 * from the expected position: a database crash may have lost the last step and its numbers.
 */
export const storePosition = async (
  pool: Pool,
  from: Position,
  position: Position,
  seqs: ReadonlyMap<string, number>,
): Promise<void> => {
  const { rowCount } = await pool.query(
    `WITH mine AS (
       UPDATE relay
          SET txid = $2::xid8, last_id = $3, lease_until = clock_timestamp() + make_interval(secs => $6)
        WHERE epoch = $1 AND txid = $7::xid8 AND last_id = $8 RETURNING 1
     )
     INSERT INTO topic (name, seq)
     SELECT t.name, t.seq FROM unnest($4::text[], $5::bigint[]) AS t (name, seq) WHERE EXISTS (SELECT FROM mine)
     ON CONFLICT (name) DO UPDATE SET seq = excluded.seq`,
    [
      position.epoch,
      position.txid,
      position.lastId,
      [...seqs.keys()],
      [...seqs.values()],
      leaseSeconds,
      from.txid,
      from.lastId,
    ],
  )
  if (rowCount === 0) throw new RelayLost('another relay took over')
}

/** Deletes old events: a client that was away for longer gets a snapshot instead. */
export const prune = async (pool: Pool): Promise<void> => {
  await pool.query(
    `DELETE FROM outbox o USING relay r, webhook_collector w
      WHERE (o.txid, o.id) <= (r.txid, r.last_id) AND (o.txid, o.id) <= (w.txid, w.last_id) AND o.created_at < clock_timestamp() - interval '10 minutes'`,
  )
}
