import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { SubscriptionAsk } from '#ledger/cashier/subscriptions.ts'
import { claimEnd } from './claim-end.ts'

/** An instance in which the subscriptions to its game are to be played. */
export interface Run {
  readonly instanceId: number
  readonly gameId: number
}

const chunk = 500

/** Whoever made the instance: it is found here once, while it sells. */
export const enrolOpened = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    INSERT INTO subscription_run (member_id, instance_id, game_id, opened_at, start_at, due_at)
    SELECT i.member_id, i.id, i.game_id, i.created_at, i.start_at, clock_timestamp()
      FROM game_instance i
     WHERE i.member_id = ${memberId} AND i.status = 'OPEN'
       AND NOT EXISTS (SELECT FROM subscription_run r WHERE r.member_id = ${memberId} AND r.instance_id = i.id)
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** The first to start of each game comes first: who has paid for one more game plays in that one. */
export const claimRun = async (tx: Tx, memberId: number): Promise<Run | undefined> => {
  const { rows } = await sql<Run>`
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

/** Between two chunks: the claim is as long as one of them takes. */
export const keepRun = async (tx: Tx, memberId: number, { instanceId }: Run): Promise<void> => {
  await sql`
    UPDATE subscription_run SET due_at = ${claimEnd}
     WHERE member_id = ${memberId} AND instance_id = ${instanceId} AND due_at IS NOT NULL`.execute(tx)
}

export const finishRun = async (tx: Tx, memberId: number, { instanceId }: Run): Promise<void> => {
  await sql`
    UPDATE subscription_run SET due_at = NULL
     WHERE member_id = ${memberId} AND instance_id = ${instanceId}`.execute(tx)
}

/** Those made before the instance opened, which are not decided for it yet. */
export const subscriptionsDue = async (
  tx: Tx,
  memberId: number,
  { instanceId, gameId }: Run,
  after: number,
): Promise<SubscriptionAsk[]> => {
  const { rows } = await sql<SubscriptionAsk>`
    SELECT s.id::float8 AS "subscriptionId", s.player_id AS "playerId", s.currency
      FROM subscription s JOIN subscription_run r ON r.member_id = ${memberId} AND r.instance_id = ${instanceId}
     WHERE s.member_id = ${memberId} AND s.game_id = ${gameId} AND s.status = 'ACTIVE' AND s.id > ${after}
       AND s.created_at <= r.opened_at
       AND NOT EXISTS (SELECT FROM journal j
                        WHERE j.member_id = ${memberId} AND j.op_key = 'sub:' || s.id || ':' || ${instanceId}::int)
     ORDER BY s.id LIMIT ${chunk}`.execute(tx)
  return rows
}
