import type { Row } from '@fairground/database/row'
import { type Tx, timestamp } from '@fairground/database/transaction'
import { sql } from 'kysely'

export type EndpointRow = Row<
  'webhook_endpoint',
  'id' | 'url' | 'events' | 'status' | 'disabled_reason' | 'failing_since'
>

export interface EndpointOverview extends EndpointRow {
  readonly pending: bigint
}

export const listEndpoints = async (tx: Tx, memberId: number): Promise<readonly EndpointOverview[]> => {
  const { rows } = await sql<EndpointOverview>`
    SELECT e.id, e.url, e.events, e.status, e.disabled_reason AS "disabledReason", e.failing_since AS "failingSince",
           (SELECT count(*) FROM webhook_delivery d
             WHERE d.member_id = e.member_id AND d.endpoint_id = e.id AND d.status = 'pending') AS pending
      FROM webhook_endpoint e WHERE e.member_id = ${memberId} ORDER BY e.id`.execute(tx)
  return rows
}

export const findLastPosition = async (tx: Tx, memberId: number): Promise<bigint> => {
  const { rows } = await sql<{ last: bigint }>`
    SELECT last_position AS last FROM webhook_counter WHERE member_id = ${memberId}`.execute(tx)
  return rows[0]?.last ?? 0n
}

/** Locks the endpoint against other changes. */
export const lockEndpoint = async (
  tx: Tx,
  memberId: number,
  endpointId: number,
): Promise<(EndpointRow & Row<'webhook_endpoint', 'sealed_secrets'>) | undefined> => {
  const { rows } = await sql<EndpointRow & Row<'webhook_endpoint', 'sealed_secrets'>>`
    SELECT id, url, events, status, disabled_reason AS "disabledReason", failing_since AS "failingSince",
           sealed_secrets AS "sealedSecrets"
      FROM webhook_endpoint WHERE member_id = ${memberId} AND id = ${endpointId} FOR UPDATE`.execute(tx)
  return rows[0]
}

export interface NewEndpoint {
  readonly id: number
  readonly url: string
  readonly events: readonly string[]
  readonly sealedSecrets: Buffer
}

export const insertEndpoint = async (
  tx: Tx,
  memberId: number,
  { id, url, events, sealedSecrets }: NewEndpoint,
): Promise<void> => {
  await sql`
    INSERT INTO webhook_endpoint (member_id, id, url, events, sealed_secrets)
    VALUES (${memberId}, ${id}, ${url}, ${sql.val(events)}::text[], ${sealedSecrets})`.execute(tx)
}

/** Changes address, events and status. An enabled endpoint starts without its earlier failures. */
export const updateEndpoint = async (
  tx: Tx,
  memberId: number,
  { id, url, events, status }: Pick<EndpointRow, 'id' | 'url' | 'events' | 'status'>,
): Promise<void> => {
  await sql`
    UPDATE webhook_endpoint
       SET url = ${url}, events = ${sql.val(events)}::text[], status = ${status}, disabled_reason = NULL,
           failing_since = CASE WHEN ${status}::text = 'enabled' AND status = 'disabled' THEN NULL ELSE failing_since END
     WHERE member_id = ${memberId} AND id = ${id}`.execute(tx)
}

export const updateSecrets = async (
  tx: Tx,
  memberId: number,
  endpointId: number,
  sealedSecrets: Buffer,
): Promise<void> => {
  await sql`
    UPDATE webhook_endpoint SET sealed_secrets = ${sealedSecrets}
     WHERE member_id = ${memberId} AND id = ${endpointId}`.execute(tx)
}

export type DeliveryRow = Row<
  'webhook_delivery',
  'position' | 'replay_id' | 'status' | 'attempts' | 'answer' | 'last_attempt_at'
> &
  Row<'webhook_event', 'event' | 'object' | 'outbox_id'>

export interface DeliveryPage {
  readonly status: string | null
  readonly before: { readonly position: number; readonly replayId: number } | null
  readonly limit: number
}

export const listDeliveries = async (
  tx: Tx,
  memberId: number,
  endpointId: number,
  { status, before, limit }: DeliveryPage,
): Promise<readonly DeliveryRow[]> => {
  const { rows } = await sql<DeliveryRow>`
    SELECT d.position, d.replay_id AS "replayId", d.status, d.attempts, d.answer, d.last_attempt_at AS "lastAttemptAt",
           v.event, v.object, v.outbox_id AS "outboxId"
      FROM webhook_delivery d
      JOIN webhook_event v ON v.member_id = d.member_id AND v.position = d.position
     WHERE d.member_id = ${memberId} AND d.endpoint_id = ${endpointId}
       AND (${status}::text IS NULL OR d.status = ${status})
       AND (${before === null}::boolean OR (d.replay_id, d.position) < (${before?.replayId ?? 0}::int, ${before?.position ?? 0}::bigint))
     ORDER BY d.replay_id DESC, d.position DESC LIMIT ${limit}`.execute(tx)
  return rows
}

export type ReplayRange =
  | { readonly fromPosition: number; readonly toPosition: number }
  | { readonly from: number; readonly to: number }

/** Queues the stored events of the range again, in the order of each object. Returns their number. */
export const insertReplay = async (
  tx: Tx,
  memberId: number,
  endpointId: number,
  replayId: number,
  range: ReplayRange,
): Promise<number> => {
  const inRange =
    'fromPosition' in range
      ? sql`v.position BETWEEN ${range.fromPosition} AND ${range.toPosition}`
      : sql`v.at >= ${timestamp(range.from)} AND v.at < ${timestamp(range.to)}`
  const { rows } = await sql<{ events: bigint }>`
    WITH added AS (
      INSERT INTO webhook_delivery (member_id, endpoint_id, replay_id, position, object)
      SELECT e.member_id, e.id, ${replayId}, v.position, v.object
        FROM webhook_endpoint e
        JOIN webhook_event v ON v.member_id = e.member_id AND v.event = ANY (e.events)
       WHERE e.member_id = ${memberId} AND e.id = ${endpointId} AND ${inRange}
      RETURNING object, position
    ), queued AS (
      INSERT INTO webhook_queue (member_id, endpoint_id, replay_id, object, newest)
      SELECT ${memberId}, ${endpointId}, ${replayId}, object, max(position) FROM added GROUP BY object
    )
    SELECT count(*) AS events FROM added`.execute(tx)
  return Number(rows[0]?.events ?? 0n)
}

export const findLastReplay = async (tx: Tx, memberId: number, endpointId: number): Promise<number> => {
  const { rows } = await sql<{ last: number | null }>`
    SELECT max(replay_id) AS last FROM webhook_delivery
     WHERE member_id = ${memberId} AND endpoint_id = ${endpointId}`.execute(tx)
  return rows[0]?.last ?? 0
}
