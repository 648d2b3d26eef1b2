import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { SubscriptionRef } from '#ledger/cashier/subscriptions.ts'
import { deckKindNames } from '#kinds/kinds.ts'
import { claimEnd } from './claim-end.ts'

/** An instance in which the subscriptions to its game are to be played. */
export type SubscriptionRun = Row<'subscription_run', 'instance_id' | 'game_id'>

const chunk = 500

/** Adds a run for every open instance that has none. A deck exists for a while before its sale opens. */
export const insertRuns = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    INSERT INTO subscription_run (member_id, instance_id, game_id, opened_at, start_at, due_at)
    SELECT i.member_id, i.id, i.game_id,
           CASE WHEN i.rules ->> 'kind' = ANY(${sql.val([...deckKindNames])}) THEN clock_timestamp() ELSE i.created_at END,
           i.start_at, clock_timestamp()
      FROM game_instance i
     WHERE i.member_id = ${memberId} AND i.status = 'OPEN'
       AND NOT EXISTS (SELECT FROM subscription_run r WHERE r.member_id = ${memberId} AND r.instance_id = i.id)
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Claims the instances of a game by start time, so that a subscription with one game left plays in the earliest. */
export const claimRun = async (tx: Tx, memberId: number): Promise<SubscriptionRun | undefined> => {
  const { rows } = await sql<SubscriptionRun>`
    UPDATE subscription_run SET due_at = ${claimEnd}
     WHERE member_id = ${memberId} AND instance_id = (
       SELECT r.instance_id FROM subscription_run r
        WHERE r.member_id = ${memberId} AND r.due_at <= clock_timestamp()
          AND NOT EXISTS (SELECT FROM subscription_run e
                           WHERE e.member_id = ${memberId} AND e.game_id = r.game_id AND e.due_at IS NOT NULL
                             AND (e.start_at, e.instance_id) < (r.start_at, r.instance_id))
        ORDER BY r.start_at, r.instance_id LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING instance_id AS "instanceId", game_id AS "gameId"`.execute(tx)
  return rows[0]
}

/** Called before each chunk, because a claim is long enough for one chunk only. */
export const extendClaim = async (
  tx: Tx,
  memberId: number,
  { instanceId }: SubscriptionRun,
): Promise<void> => {
  await sql`
    UPDATE subscription_run SET due_at = ${claimEnd}
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND due_at IS NOT NULL`.execute(tx)
}

export const finishRun = async (tx: Tx, memberId: number, { instanceId }: SubscriptionRun): Promise<void> => {
  await sql`
    UPDATE subscription_run SET due_at = NULL
     WHERE member_id = ${memberId} AND instance_id = ${instanceId}`.execute(tx)
}

/**
 * Active subscriptions older than the instance, without a journal that plays or skips them in it. The instance in
 * which a subscription was bought is not one of its repeats.
 */
export const readDueSubscriptions = async (
  tx: Tx,
  memberId: number,
  { instanceId, gameId }: SubscriptionRun,
  after: number,
): Promise<SubscriptionRef[]> => {
  const { rows } = await sql<SubscriptionRef>`
    SELECT s.id::float8 AS "subscriptionId", s.player_id AS "playerId", s.currency
      FROM subscription s JOIN subscription_run r ON r.member_id = ${memberId} AND r.instance_id = ${instanceId}
     WHERE s.member_id = ${memberId} AND s.game_id = ${gameId} AND s.status = 'ACTIVE' AND s.id > ${after}
       AND s.created_at <= r.opened_at
       AND NOT EXISTS (SELECT FROM journal j
                        WHERE j.member_id = ${memberId} AND j.op_key = 'sub:' || s.id || ':' || ${instanceId}::int)
       AND NOT EXISTS (SELECT FROM journal o JOIN journal b ON b.member_id = o.member_id AND b.op_key = left(o.op_key, -7)
                        WHERE o.member_id = ${memberId} AND o.id = s.id AND o.op_key LIKE '%:repeat' AND b.ref = ${instanceId}::int)
     ORDER BY s.id LIMIT ${chunk}`.execute(tx)
  return rows
}
