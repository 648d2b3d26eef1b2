import type { Row } from '@fairground/database/row'
import type { PoolClient } from 'pg'

export interface CollectorPosition {
  readonly txid: string
  readonly lastId: bigint
}

export type ReadRow = Row<'outbox', 'id' | 'member_id' | 'topic' | 'event'> & {
  readonly txid: string
  /** Null unless an endpoint of the operator wants the event. */
  readonly body: Readonly<Record<string, unknown>> | null
  readonly at: string
  /** How many rows were looked at. */
  readonly seen: number
}

export interface CollectedEvent {
  readonly memberId: number
  readonly position: bigint
  readonly outboxId: bigint
  readonly event: string
  readonly object: string
  readonly data: string
  readonly at: string
}

/** Locks the position. Undefined while another worker collects. */
export const lockPosition = async (client: PoolClient): Promise<CollectorPosition | undefined> => {
  const { rows } = await client.query<CollectorPosition>(
    `SELECT txid::text AS txid, last_id AS "lastId" FROM webhook_collector FOR UPDATE SKIP LOCKED`,
  )
  return rows[0]
}

/**
 * Looks at the next rows and returns those that an endpoint wants, and the last one, which is the new position. Only rows
 * of transactions older than every running one, as the relay does: their order is final.
 */
export const readRows = async (
  client: PoolClient,
  { txid, lastId }: CollectorPosition,
  limit: number,
): Promise<readonly ReadRow[]> => {
  const { rows } = await client.query<ReadRow>(
    `SELECT n.txid::text AS txid, n.id, n.member_id AS "memberId", n.topic, n.event, n.created_at::text AS at, n.seen,
            CASE WHEN n.wanted THEN n.body END AS body
       FROM (SELECT b.*, count(*) OVER ()::int AS seen, lead(b.id) OVER (ORDER BY b.txid, b.id) IS NULL AS last,
                    EXISTS (SELECT FROM webhook_endpoint e
                             WHERE e.member_id = b.member_id AND b.event = ANY (e.events)) AS wanted
               FROM (SELECT o.txid, o.id, o.member_id, o.topic, o.event, o.body, o.created_at
                       FROM outbox o
                      WHERE o.txid < pg_snapshot_xmin(pg_current_snapshot()) AND (o.txid, o.id) > ($1::xid8, $2::bigint)
                      ORDER BY o.txid, o.id LIMIT $3) AS b) AS n
      WHERE n.wanted OR n.last
      ORDER BY n.txid, n.id`,
    [txid, lastId, limit],
  )
  return rows
}

/** Takes the next positions of each operator. Returns the last one by operator. */
export const takePositions = async (
  client: PoolClient,
  counts: ReadonlyMap<number, number>,
): Promise<ReadonlyMap<number, bigint>> => {
  const { rows } = await client.query<{ memberId: number; last: bigint }>(
    `INSERT INTO webhook_counter (member_id, last_position)
     SELECT * FROM unnest($1::int[], $2::bigint[])
     ON CONFLICT (member_id) DO UPDATE SET last_position = webhook_counter.last_position + excluded.last_position
     RETURNING member_id AS "memberId", last_position AS last`,
    [[...counts.keys()], [...counts.values()]],
  )
  return new Map(rows.map(({ memberId, last }) => [memberId, last]))
}

/** Stores the events and queues them for every enabled endpoint that wants them. */
export const storeEvents = async (client: PoolClient, events: readonly CollectedEvent[]): Promise<void> => {
  const column = <K extends keyof CollectedEvent>(key: K) => events.map(event => event[key])
  await client.query(
    `INSERT INTO webhook_event (member_id, position, outbox_id, event, object, data, at)
     SELECT * FROM unnest($1::int[], $2::bigint[], $3::bigint[], $4::text[], $5::text[], $6::json[], $7::timestamptz[])`,
    [
      column('memberId'),
      column('position'),
      column('outboxId'),
      column('event'),
      column('object'),
      column('data'),
      column('at'),
    ],
  )
  await client.query(
    `WITH added AS (
       INSERT INTO webhook_delivery (member_id, endpoint_id, replay_id, position, object)
       SELECT n.member_id, e.id, 0, n.position, n.object
         FROM unnest($1::int[], $2::bigint[], $3::text[], $4::text[]) AS n (member_id, position, event, object)
         JOIN webhook_endpoint e ON e.member_id = n.member_id AND e.status = 'enabled' AND n.event = ANY (e.events)
       RETURNING member_id, endpoint_id, object, position
     )
     INSERT INTO webhook_queue (member_id, endpoint_id, replay_id, object, newest)
     SELECT member_id, endpoint_id, 0, object, max(position) FROM added GROUP BY member_id, endpoint_id, object
      ORDER BY member_id, endpoint_id, object
     ON CONFLICT (member_id, endpoint_id, replay_id, object) DO UPDATE SET newest = excluded.newest`,
    [column('memberId'), column('position'), column('event'), column('object')],
  )
}

export const storePosition = async (
  client: PoolClient,
  { txid, lastId }: CollectorPosition,
): Promise<void> => {
  await client.query('UPDATE webhook_collector SET txid = $1::xid8, last_id = $2', [txid, lastId])
}
