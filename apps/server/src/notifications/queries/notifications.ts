import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'
import type { NewNotification } from '#notifications/notification-facts.ts'

export type StoredNotification = Row<
  'notification',
  'id' | 'player_id' | 'kind' | 'facts' | 'listed' | 'created_at' | 'read_at'
>

const stored = sql`id, player_id AS "playerId", kind, facts, listed, created_at AS "createdAt", read_at AS "readAt"`

export type Addition = NewNotification & { readonly listed: boolean }

/** Writes each notification once and returns those that are new. */
export const insertNotifications = async (
  tx: Tx,
  memberId: number,
  additions: readonly Addition[],
): Promise<StoredNotification[]> => {
  const { rows } = await sql<StoredNotification>`
    INSERT INTO notification (member_id, player_id, kind, subject, facts, listed)
    SELECT ${memberId}, * FROM unnest(
      ${sql.val(additions.map(each => each.playerId))}::int[], ${sql.val(additions.map(each => each.kind))}::text[],
      ${sql.val(additions.map(each => each.subject))}::text[],
      ${sql.val(additions.map(each => JSON.stringify(each.facts)))}::jsonb[],
      ${sql.val(additions.map(each => each.listed))}::boolean[])
    ON CONFLICT (member_id, player_id, subject) DO NOTHING RETURNING ${stored}`.execute(tx)
  return rows
}

/** The player's listed notifications, newest first. */
export const readNotifications = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { before, limit }: { readonly before: number | undefined; readonly limit: number },
): Promise<StoredNotification[]> => {
  const { rows } = await sql<StoredNotification>`
    SELECT ${stored} FROM notification
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND listed
       AND (${before ?? null}::bigint IS NULL OR id < ${before ?? null}::bigint)
     ORDER BY id DESC LIMIT ${limit}`.execute(tx)
  return rows
}

/** The number of unread notifications of each of these players. Players without any are missing. */
export const countUnread = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<ReadonlyMap<number, number>> => {
  const { rows } = await sql<Row<'notification', 'player_id'> & { readonly unread: number }>`
    SELECT player_id AS "playerId", count(*)::int AS unread FROM notification
     WHERE member_id = ${memberId} AND player_id = ANY(${sql.val(playerIds)}::int[]) AND listed AND read_at IS NULL
     GROUP BY player_id`.execute(tx)
  return new Map(rows.map(row => [row.playerId, row.unread]))
}

/** Marks notifications of this player only. Returns whether anything changed. */
export const markRead = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  { ids, upTo }: { readonly ids: readonly number[]; readonly upTo: number },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    UPDATE notification SET read_at = clock_timestamp()
     WHERE member_id = ${memberId} AND player_id = ${playerId} AND listed AND read_at IS NULL
       AND (id = ANY(${sql.val(ids)}::bigint[]) OR id <= ${upTo}::bigint)`.execute(tx)
  return numAffectedRows !== 0n
}

const keptDays = 90
const removedAtOnce = 1000

/** Removes notifications that are too old to be listed. */
export const removeOldNotifications = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    DELETE FROM notification WHERE member_id = ${memberId} AND id IN (
      SELECT id FROM notification
       WHERE member_id = ${memberId} AND created_at < clock_timestamp() - make_interval(days => ${keptDays})
       ORDER BY created_at LIMIT ${removedAtOnce})`.execute(tx)
}
