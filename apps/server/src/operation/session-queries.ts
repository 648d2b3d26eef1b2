import type { Player, Session } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { EndReason, LiveSession } from './live-session.ts'

export type SessionRow = Pick<
  Selectable<Session>,
  'id' | 'player_id' | 'token_hash' | 'secret_hash' | 'previous_secret_hash' | 'secret_used'
> &
  Pick<Selectable<Player>, 'change_password' | 'status' | 'demo'> & {
    readonly end_reason: EndReason | null
    /** By the database's clock, as all ages. */
    readonly idle_ms: number
    readonly age_ms: number
    readonly renewed_ms: number | null
    /** Negative if the renewal is due, null for a token that is not renewed. */
    readonly renewal_in_ms: number | null
    /** The xmin of the snapshot in which the row was read. */
    readonly xmin: bigint
  }

type SessionId = Pick<LiveSession, 'memberId' | 'id'>

const toAgeMs = (column: string): RawBuilder<number> =>
  sql`extract(epoch FROM clock_timestamp() - ${sql.ref(column)})::float8 * 1000`

/** As a bigint. */
const snapshotXmin = sql`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`

/**
 * Selects sessions by an array of keys, which are values of `column`. `OFFSET 0` keeps the lookups by key, also while the
 * table has no statistics.
 */
const selectSessions = async (
  tx: Tx,
  memberId: number,
  column: RawBuilder<unknown>,
  keys: RawBuilder<unknown>,
): Promise<SessionRow[]> => {
  const { rows } = await sql<SessionRow>`
    SELECT s.id, s.player_id, s.token_hash, s.secret_hash, s.previous_secret_hash, s.secret_used, s.end_reason,
           p.change_password, p.status, p.demo,
           ${toAgeMs('s.seen_at')} AS idle_ms, ${toAgeMs('s.created_at')} AS age_ms,
           ${toAgeMs('s.renewed_at')} AS renewed_ms,
           extract(epoch FROM s.renew_from - clock_timestamp())::float8 * 1000 AS renewal_in_ms,
           ${snapshotXmin} AS xmin
      FROM unnest(${keys}) AS wanted (key)
     CROSS JOIN LATERAL (SELECT * FROM session WHERE member_id = ${memberId} AND ${column} = wanted.key OFFSET 0) AS s
      JOIN player p ON p.member_id = ${memberId} AND p.id = s.player_id`.execute(tx)
  return rows
}

export const findSessionsByHash = (tx: Tx, memberId: number, hashes: readonly Buffer[]) =>
  selectSessions(tx, memberId, sql`token_hash`, sql`${hashes}::bytea[]`)

export const findSessionsById = (tx: Tx, memberId: number, ids: readonly bigint[]) =>
  selectSessions(tx, memberId, sql`id`, sql`${ids}::bigint[]`)

interface ChangedPlayers {
  readonly xmin: bigint
  readonly playerIds: readonly number[]
}

/**
 * The players whose sessions or access were changed by transactions that a snapshot with the xmin `from` did not see, and
 * the xmin of this one. The upper bound leaves out the ids of another cluster in a restored database.
 */
export const findChangedPlayers = async (tx: Tx, memberId: number, from: bigint): Promise<ChangedPlayers> => {
  const { rows } = await sql<ChangedPlayers>`
    SELECT ${snapshotXmin} AS xmin,
           ARRAY(SELECT player_id FROM session
                  WHERE member_id = ${memberId} AND changed_in >= ${String(from)}::xid8
                    AND changed_in < pg_snapshot_xmax(pg_current_snapshot())
                 UNION
                 SELECT id FROM player
                  WHERE member_id = ${memberId} AND access_changed_in >= ${String(from)}::xid8
                    AND access_changed_in < pg_snapshot_xmax(pg_current_snapshot())) AS "playerIds"`.execute(
    tx,
  )
  return rows[0]!
}

/** Never waits for a row that another transaction is changing: the next lookup notes its use. */
export const markSeen = async (tx: Tx, memberId: number, ids: readonly bigint[]): Promise<void> => {
  await sql`
    UPDATE session SET seen_at = clock_timestamp()
     WHERE member_id = ${memberId}
       AND id = ANY(ARRAY(SELECT id FROM session WHERE member_id = ${memberId} AND id = ANY(${ids}::bigint[])
                             FOR NO KEY UPDATE SKIP LOCKED))`.execute(tx)
}

export const markSecretUsed = async (tx: Tx, { memberId, id }: SessionId): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ secret_used: true })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

const renewalMinutes = 30

/** The times of a secret that is stored now. */
export const newSecretTimes = {
  renewed_at: sql<number>`clock_timestamp()`,
  renew_from: sql<number>`clock_timestamp() + make_interval(mins => ${renewalMinutes})`,
}

/**
 * Replaces the secret of the request. Returns false if another request has replaced it: the browser then receives the new
 * one in the response to that request.
 */
export const replaceSecret = async (
  tx: Tx,
  { memberId, id }: SessionId,
  known: { readonly present: Buffer; readonly sent: Buffer },
  next: Buffer,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('session')
    .set({ ...newSecretTimes, secret_hash: next, previous_secret_hash: known.sent, secret_used: false })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('secret_hash', '=', known.present)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The next response to a request with the cookie renews the secret. */
export const requireRenewal = async (tx: Tx, { memberId, id }: SessionId): Promise<void> => {
  await tx
    .updateTable('session')
    .set({ renew_from: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .where('secret_hash', 'is not', null)
    .execute()
}

const ticketSeconds = 30

export const insertTicket = async (tx: Tx, { memberId, id }: SessionId, digest: Buffer): Promise<void> => {
  await sql`
    INSERT INTO session_ticket (member_id, digest, session_id, expires_at)
    VALUES (${memberId}, ${digest}, ${id}, clock_timestamp() + make_interval(secs => ${ticketSeconds}))`.execute(
    tx,
  )
}

/** The row is gone afterwards, so that a ticket is valid once at all gateways together. */
export const takeTicket = async (tx: Tx, memberId: number, digest: Buffer): Promise<bigint | undefined> => {
  const { rows } = await sql<{ session_id: bigint; is_valid: boolean }>`
    DELETE FROM session_ticket WHERE member_id = ${memberId} AND digest = ${digest}
    RETURNING session_id, expires_at > clock_timestamp() AS is_valid`.execute(tx)
  return rows[0]?.is_valid ? rows[0].session_id : undefined
}

/** Deletes two old rows, more than one call adds, so that rows do not pile up. */
export const deleteOldTickets = async (tx: Tx, memberId: number): Promise<void> => {
  await sql`
    DELETE FROM session_ticket WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM session_ticket
       WHERE member_id = ${memberId} AND expires_at < clock_timestamp()
       ORDER BY expires_at LIMIT 2 FOR UPDATE SKIP LOCKED))`.execute(tx)
}
