import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** Counts one call in the window of the key and returns the count. A window starts with the first call. */
export const countCall = async (
  tx: Tx,
  memberId: number,
  key: Buffer,
  windowSeconds: number,
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    INSERT INTO rate_count AS r (member_id, key, count, ends_at)
    VALUES (${memberId}, ${key}, 1, clock_timestamp() + make_interval(secs => ${windowSeconds}))
    ON CONFLICT (member_id, key) DO UPDATE
      SET (count, ends_at) = (
        SELECT CASE WHEN r.ends_at > clock_timestamp() THEN r.count + 1 ELSE 1 END,
               CASE WHEN r.ends_at > clock_timestamp() THEN r.ends_at ELSE excluded.ends_at END)
    RETURNING count`.execute(tx)
  return rows[0]!.count
}

/** Reports whether the operation with this key has moved money. */
export const hasJournal = async (tx: Tx, memberId: number, opKey: string): Promise<boolean> =>
  (await tx
    .selectFrom('journal')
    .select('id')
    .where('member_id', '=', memberId)
    .where('op_key', '=', opKey)
    .executeTakeFirst()) !== undefined

/** Deletes two old rows, more than one call adds, so that rows do not pile up. */
export const deleteOldCounts = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    DELETE FROM rate_count WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM rate_count
       WHERE member_id = ${memberId} AND ends_at < clock_timestamp()
       ORDER BY ends_at LIMIT 2 FOR UPDATE SKIP LOCKED))`.execute(tx)
}
