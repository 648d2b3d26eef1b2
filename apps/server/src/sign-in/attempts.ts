import type { Tx } from '@fairground/database/transaction'
import type { Profile } from '@fairground/rules/profile'
import { sql } from 'kysely'

/** A try to sign in to an account, whether there is one of that name or not. */
export interface Attempt {
  readonly memberId: number
  readonly account: string
  readonly network: Buffer
  /** The player has signed in from there before: what strangers do elsewhere does not concern him. */
  readonly known: boolean
}

export type Judged = 'counted' | 'locked' | 'locked just now'

const anywhere = Buffer.alloc(0)
/** From places unknown to the player, more failures are borne than from one place. */
const anywhereFactor = 2
const mostDoublings = 5

/**
 * Counts the attempt before its password is compared, so that many at once cannot all be the first. What is locked is
 * refused after one reading, without writing and without the costly comparison.
 */
export const countAttempt = async (
  tx: Tx,
  attempt: Attempt,
  { limit, withinMs }: Profile['failedLogins'],
): Promise<Judged> => {
  const places = attempt.known ? [attempt.network] : [attempt.network, anywhere]
  const { rows } = await sql`
    SELECT FROM login_failure
     WHERE member_id = ${attempt.memberId} AND username_key = ${attempt.account}
       AND network_digest = ANY(${places}::bytea[]) AND locked_until > clock_timestamp()
     LIMIT 1`.execute(tx)
  if (rows.length > 0) return 'locked'
  const here = await countFailure(tx, attempt, attempt.network, limit, withinMs)
  const elsewhere =
    attempt.known || here !== 'counted'
      ? 'counted'
      : await countFailure(tx, attempt, anywhere, limit * anywhereFactor, withinMs)
  if (elsewhere !== 'counted') return elsewhere
  return here === 'counted' ? 'counted' : 'locked'
}

/** A lock lasts as long as failures are counted, and each further one twice as long as the one before. */
const countFailure = async (
  tx: Tx,
  { memberId, account }: Attempt,
  network: Buffer,
  limit: number,
  withinMs: number,
): Promise<Judged> => {
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
                    WHEN counted > ${limit} THEN clock_timestamp() + span * 2 ^ least(f.locks, ${mostDoublings}) END
          FROM (SELECT recent, span, locked, CASE WHEN recent THEN f.count + 1 ELSE 1 END AS counted
                  FROM (SELECT f.since > clock_timestamp() - span AS recent, span,
                               coalesce(f.locked_until > clock_timestamp(), false) AS locked
                          FROM make_interval(secs => ${withinMs / 1000}) AS span) AS window_of) AS judged)
    RETURNING count, locked_until IS NOT NULL AS locked`.execute(tx)
  const [row] = rows
  if (row?.count === 1) await forgetOld(tx, memberId)
  if (!row?.locked) return 'counted'
  return row.count === limit + 1 ? 'locked just now' : 'locked'
}

/** As many as are added are dropped, so that names nobody has do not pile up. */
const forgetOld = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    DELETE FROM login_failure WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM login_failure
       WHERE member_id = ${memberId} AND since < clock_timestamp() - interval '2 days'
         AND coalesce(locked_until < clock_timestamp(), true)
       ORDER BY since LIMIT 2 FOR UPDATE SKIP LOCKED))`.execute(tx)
}

/** The player came in: what failed here before counts no more, here and in what is counted from anywhere. */
export const forgetAttempts = async (
  tx: Tx,
  memberId: number,
  account: string,
  network: Buffer,
): Promise<void> => {
  const deleted = await tx
    .deleteFrom('login_failure')
    .where('member_id', '=', memberId)
    .where('username_key', '=', account)
    .where('network_digest', '=', network)
    .returning('count')
    .executeTakeFirst()
  if (!deleted) return
  await sql`
    WITH gone AS (
      DELETE FROM login_failure
       WHERE member_id = ${memberId} AND username_key = ${account} AND network_digest = ${anywhere}
         AND count <= ${deleted.count})
    UPDATE login_failure SET count = count - ${deleted.count}
     WHERE member_id = ${memberId} AND username_key = ${account} AND network_digest = ${anywhere}
       AND count > ${deleted.count}`.execute(tx)
}

/** Whoever holds the mailbox, or an operator, opens the account again to everybody. */
export const unlockAccount = async (tx: Tx, memberId: number, account: string): Promise<void> => {
  await tx
    .deleteFrom('login_failure')
    .where('member_id', '=', memberId)
    .where('username_key', '=', account)
    .execute()
}
