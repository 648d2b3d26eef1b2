import type { Pool } from 'pg'

export interface Position {
  readonly epoch: bigint
  readonly txid: string
  readonly lastId: bigint
}

export interface OutboxRow {
  readonly txid: string
  readonly id: bigint
  readonly topic: string
  readonly event: string
  readonly body: unknown
}

const batch = 500
const leaseSeconds = 3

/** Where to go on, for the one relay that holds the lease. */
export const takeRelay = async (pool: Pool, owner: string): Promise<Position | undefined> => {
  const { rows } = await pool.query<{ epoch: bigint; txid: string; lastId: bigint }>(
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

/** At shutdown, so that the next relay need not wait for the lease to run out. */
export const returnRelay = async (pool: Pool, owner: string): Promise<void> => {
  await pool.query(`UPDATE relay SET lease_until = '-infinity' WHERE owner = $1::uuid`, [owner])
}

/**
 * Only rows of transactions older than every one still running: a row with a smaller number can no longer appear,
 * so nothing is missed and the order never changes. The order is by o.txid: a bare txid would be the text.
 */
export const readNext = async (pool: Pool, { txid, lastId }: Position): Promise<OutboxRow[]> => {
  const { rows } = await pool.query<OutboxRow>(
    `SELECT o.txid::text AS txid, o.id, o.topic, o.event, o.body
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

/** The numbers given out so far, if they are still those of our position: after a takeover they belong to another. */
export const topicSeqs = async (
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
 * One statement, so that the position and the numbers given out can never disagree. It renews the lease as well, and
 * goes on only from where we stood: a crash may have forgotten our last step, and the numbers with it.
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

/** Viewers that were away longer than this get a snapshot, not the events. */
export const prune = async (pool: Pool): Promise<void> => {
  await pool.query(
    `DELETE FROM outbox o USING relay r
      WHERE (o.txid, o.id) <= (r.txid, r.last_id) AND o.created_at < clock_timestamp() - interval '10 minutes'`,
  )
}
