import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/**
 * Counts an attempt before its password is compared, so that many at once cannot all be the first. Gives how many
 * there were within the window with this one.
 */
export const countAttempt = async (
  tx: Tx,
  memberId: number,
  username: string,
  withinMs: number,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    INSERT INTO login_failure AS f (member_id, username_key, count)
    VALUES (${memberId}, ${username.toLowerCase()}, 1)
    ON CONFLICT (member_id, username_key) DO UPDATE
      SET (count, since) = (
        SELECT CASE WHEN recent THEN f.count + 1 ELSE 1 END, CASE WHEN recent THEN f.since ELSE clock_timestamp() END
          FROM (SELECT f.since > clock_timestamp() - make_interval(secs => ${withinMs / 1000}) AS recent) AS window_of)
    RETURNING count`.execute(tx)
  return rows[0]?.count ?? 1
}

/** The right password was given: what failed before it counts no more. */
export const forgetAttempts = async (tx: Tx, memberId: number, username: string): Promise<void> => {
  await tx
    .deleteFrom('login_failure')
    .where('member_id', '=', memberId)
    .where('username_key', '=', username.toLowerCase())
    .execute()
}
