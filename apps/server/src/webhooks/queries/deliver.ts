import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface QueueKey {
  readonly memberId: number
  readonly endpointId: number
  readonly replayId: number
  readonly object: string
}

export interface ClaimedObject extends QueueKey {
  readonly lease: string
  readonly attempts: number
}

export type DeliveringEndpoint = Row<'webhook_endpoint', 'url' | 'sealed_secrets'>

export type PendingEvent = Row<
  'webhook_event',
  'position' | 'outbox_id' | 'event' | 'object' | 'data' | 'at'
> &
  Row<'webhook_delivery', 'first_attempt_at'>

/** The enabled endpoints of the operator with due objects. */
export const listDueEndpoints = async (tx: Tx, memberId: number): Promise<readonly number[]> => {
  const { rows } = await sql<{ id: number }>`
    SELECT e.id FROM webhook_endpoint e
     WHERE e.member_id = ${memberId} AND e.status = 'enabled'
       AND EXISTS (SELECT FROM webhook_queue q
                    WHERE q.member_id = e.member_id AND q.endpoint_id = e.id AND q.due_at <= clock_timestamp())`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Takes the object that has been due for the longest time. Until the lease ends, no other worker takes it. */
export const claimObject = async (
  tx: Tx,
  memberId: number,
  endpointId: number,
  { lease, leaseMs }: { readonly lease: string; readonly leaseMs: number },
): Promise<(ClaimedObject & DeliveringEndpoint) | undefined> => {
  const { rows } = await sql<ClaimedObject & DeliveringEndpoint>`
    WITH due AS (
      SELECT q.member_id, q.endpoint_id, q.replay_id, q.object, e.url, e.sealed_secrets
        FROM webhook_queue q
        JOIN webhook_endpoint e ON e.member_id = q.member_id AND e.id = q.endpoint_id AND e.status = 'enabled'
       WHERE q.member_id = ${memberId} AND q.endpoint_id = ${endpointId} AND q.due_at <= clock_timestamp()
       ORDER BY q.due_at LIMIT 1 FOR UPDATE OF q SKIP LOCKED
    )
    UPDATE webhook_queue q
       SET lease = ${lease}::uuid, due_at = clock_timestamp() + make_interval(secs => ${leaseMs / 1000})
      FROM due d
     WHERE q.member_id = d.member_id AND q.endpoint_id = d.endpoint_id AND q.replay_id = d.replay_id AND q.object = d.object
    RETURNING q.member_id AS "memberId", q.endpoint_id AS "endpointId", q.replay_id AS "replayId", q.object, q.lease::text AS lease,
              q.attempts, d.url, d.sealed_secrets AS "sealedSecrets"`.execute(tx)
  return rows[0]
}

/** The next pending events of the object, in order. */
export const readPending = async (
  tx: Tx,
  { memberId, endpointId, replayId, object }: QueueKey,
  limit: number,
): Promise<readonly PendingEvent[]> => {
  const { rows } = await sql<PendingEvent>`
    SELECT v.position, v.outbox_id AS "outboxId", v.event, v.object, v.data, v.at, d.first_attempt_at AS "firstAttemptAt"
      FROM webhook_delivery d
      JOIN webhook_event v ON v.member_id = d.member_id AND v.position = d.position
     WHERE d.member_id = ${memberId} AND d.endpoint_id = ${endpointId} AND d.replay_id = ${replayId} AND d.object = ${object}
       AND d.status = 'pending'
     ORDER BY d.position LIMIT ${limit}`.execute(tx)
  return rows
}

export interface Attempted {
  readonly position: bigint
  readonly status: 'delivered' | 'failed' | 'pending'
  readonly answer: string
}

/** Stores the outcome of attempts. A worker that lost its lease stores them too: the receiver has got the events. */
export const storeAttempts = async (
  tx: Tx,
  { memberId, endpointId, replayId }: QueueKey,
  attempts: readonly Attempted[],
): Promise<void> => {
  await sql`
    UPDATE webhook_delivery d
       SET status = n.status, answer = n.answer, attempts = d.attempts + 1, last_attempt_at = clock_timestamp(),
           first_attempt_at = coalesce(d.first_attempt_at, clock_timestamp())
      FROM unnest(${sql.val(attempts.map(each => each.position))}::bigint[],
                  ${sql.val(attempts.map(each => each.status))}::text[],
                  ${sql.val(attempts.map(each => each.answer))}::text[]) AS n (position, status, answer)
     WHERE d.member_id = ${memberId} AND d.endpoint_id = ${endpointId} AND d.replay_id = ${replayId}
       AND d.position = n.position AND d.status = 'pending'`.execute(tx)
}

/**
 * Ends the lease, and the row if nothing is pending. The first statement locks the row. The collector locks it too when it
 * adds an event, so the second statement sees that event, or the collector creates the row again.
 */
export const releaseObject = async (
  tx: Tx,
  { memberId, endpointId, replayId, object, lease }: ClaimedObject,
  { attempts, delayMs }: { readonly attempts: number; readonly delayMs: number },
): Promise<void> => {
  const { rows } = await sql`
    UPDATE webhook_queue SET lease = NULL, attempts = ${attempts},
           due_at = clock_timestamp() + make_interval(secs => ${delayMs / 1000})
     WHERE member_id = ${memberId} AND endpoint_id = ${endpointId} AND replay_id = ${replayId} AND object = ${object}
       AND lease = ${lease}::uuid
    RETURNING 1`.execute(tx)
  if (rows.length === 0) return
  await sql`
    DELETE FROM webhook_queue q
     WHERE member_id = ${memberId} AND endpoint_id = ${endpointId} AND replay_id = ${replayId} AND object = ${object}
       AND NOT EXISTS (SELECT FROM webhook_delivery d
                        WHERE d.member_id = q.member_id AND d.endpoint_id = q.endpoint_id AND d.replay_id = q.replay_id
                          AND d.object = q.object AND d.status = 'pending')`.execute(tx)
}

/** Remembers when the endpoint began to fail. */
export const setFailing = async (
  tx: Tx,
  memberId: number,
  endpointId: number,
  isFailing: boolean,
): Promise<void> => {
  await (isFailing
    ? sql`UPDATE webhook_endpoint SET failing_since = clock_timestamp()
           WHERE member_id = ${memberId} AND id = ${endpointId} AND failing_since IS NULL`
    : sql`UPDATE webhook_endpoint SET failing_since = NULL
           WHERE member_id = ${memberId} AND id = ${endpointId} AND failing_since IS NOT NULL`
  ).execute(tx)
}

/** Disables the endpoint if it has failed for too long, or at once. Returns whether this call did. */
export const disableEndpoint = async (
  tx: Tx,
  memberId: number,
  endpointId: number,
  { failingMs, reason }: { readonly failingMs: number; readonly reason: string },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE webhook_endpoint SET status = 'disabled', disabled_reason = ${reason}
     WHERE member_id = ${memberId} AND id = ${endpointId} AND status = 'enabled'
       AND failing_since <= clock_timestamp() - make_interval(secs => ${failingMs / 1000})`.execute(tx)
  return numAffectedRows === 1n
}

/** Deletes old events with their deliveries. Pending ones stay. */
export const pruneEvents = async (tx: Tx, memberId: number, keepDays: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    DELETE FROM webhook_event v
     WHERE v.member_id = ${memberId}
       AND v.position IN (SELECT o.position FROM webhook_event o
                           WHERE o.member_id = ${memberId} AND o.at < clock_timestamp() - make_interval(days => ${keepDays})
                             AND NOT EXISTS (SELECT FROM webhook_delivery d
                                              WHERE d.member_id = o.member_id AND d.position = o.position AND d.status = 'pending')
                           ORDER BY o.at LIMIT 1000)`.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}
