import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

export interface FailureKey {
  readonly memberId: number
  readonly account: string
  readonly network: Buffer
}

export const isLocked = async (
  tx: Tx,
  memberId: number,
  account: string,
  networks: readonly Buffer[],
): Promise<boolean> => {
  const { rows } = await sql`
    SELECT FROM login_failure
     WHERE member_id = ${memberId} AND username_key = ${account}
       AND network_digest = ANY(${networks}::bytea[]) AND locked_until > clock_timestamp()
     LIMIT 1`.execute(tx)
  return rows.length > 0
}

interface FailureLimit {
  readonly limit: number
  readonly withinMs: number
  readonly maxDoublings: number
}

/** Counts one failure. A lock lasts as long as the counting window, and each further lock twice as long. */
export const countFailure = async (
  tx: Tx,
  { memberId, account, network }: FailureKey,
  { limit, withinMs, maxDoublings }: FailureLimit,
) => {
  const { rows } = await sql<{ count: number; locked: boolean }>`
    INSERT INTO login_failure AS f (member_id, username_key, network_digest, count)
    VALUES (${memberId}, ${account}, ${network}, 1)
    ON CONFLICT (member_id, username_key, network_digest) DO UPDATE
      SET (count, since, locks, locked_until) = (
        SELECT counted,
               CASE WHEN recent THEN f.since ELSE clock_timestamp() END,
               CASE WHEN locked THEN f.locks WHEN counted > ${limit} THEN f.locks + 1
                    WHEN f.since < clock_timestamp() - interval '1 day' THEN 0 ELSE f.locks END,
               CASE WHEN locked THEN f.locked_until
                    WHEN counted > ${limit} THEN clock_timestamp() + span * 2 ^ least(f.locks, ${maxDoublings}) END
          FROM (SELECT recent, span, locked, CASE WHEN recent THEN f.count + 1 ELSE 1 END AS counted
                  FROM (SELECT f.since > clock_timestamp() - span AS recent, span,
                               coalesce(f.locked_until > clock_timestamp(), false) AS locked
                          FROM make_interval(secs => ${withinMs / 1000}) AS span) AS current_window) AS counting)
    RETURNING count, locked_until IS NOT NULL AS locked`.execute(tx)
  return rows[0]
}

/** Deletes two old rows, more than one insert adds, so that failures of unknown names do not pile up. */
export const deleteOldFailures = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    DELETE FROM login_failure WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM login_failure
       WHERE member_id = ${memberId} AND since < clock_timestamp() - interval '2 days'
         AND coalesce(locked_until < clock_timestamp(), true)
       ORDER BY since LIMIT 2 FOR UPDATE SKIP LOCKED))`.execute(tx)
}

/** Returns how many failures the deleted row had counted. */
export const deleteFailures = async (
  tx: Tx,
  { memberId, account, network }: FailureKey,
): Promise<number | undefined> => {
  const deleted = await tx
    .deleteFrom('login_failure')
    .where('member_id', '=', memberId)
    .where('username_key', '=', account)
    .where('network_digest', '=', network)
    .returning('count')
    .executeTakeFirst()
  return deleted?.count
}

export const subtractFailures = async (
  tx: Tx,
  { memberId, account, network }: FailureKey,
  count: number,
): Promise<void> => {
  await sql`
    WITH gone AS (
      DELETE FROM login_failure
       WHERE member_id = ${memberId} AND username_key = ${account} AND network_digest = ${network}
         AND count <= ${count})
    UPDATE login_failure SET count = count - ${count}
     WHERE member_id = ${memberId} AND username_key = ${account} AND network_digest = ${network}
       AND count > ${count}`.execute(tx)
}

/** Unlocks the account for every network: for the owner of its mailbox, and for staff. */
export const unlockAccount = async (tx: Tx, memberId: number, account: string): Promise<void> => {
  await tx
    .deleteFrom('login_failure')
    .where('member_id', '=', memberId)
    .where('username_key', '=', account)
    .execute()
}
