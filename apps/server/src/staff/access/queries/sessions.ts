import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { StaffSession } from '../staff-session.ts'

const idleMinutes = 30
const maxHours = 12
const breakGlassHours = 1
const stepUpMinutes = 5

export interface NewSession {
  readonly tokenDigest: Buffer
  readonly staffId: number
  readonly method: 'passkey' | 'oidc' | 'device'
  readonly client: string
  readonly address: string
  /** Whether the sign-in itself proved a passkey. */
  readonly isProved: boolean
}

export const insertSession = async (tx: Tx, session: NewSession): Promise<void> => {
  await tx
    .insertInto('staff_session')
    .values({
      token_digest: session.tokenDigest,
      staff_id: session.staffId,
      method: session.method,
      client: session.client,
      address: session.address,
      ...(session.isProved && { proved_at: sql<number>`clock_timestamp()` }),
    })
    .execute()
}

const isLive = sql<boolean>`s.ended_at IS NULL AND s.seen_at > clock_timestamp() - make_interval(mins => ${idleMinutes})
  AND s.created_at > clock_timestamp() - make_interval(hours => CASE WHEN f.break_glass THEN ${breakGlassHours}::int ELSE ${maxHours}::int END)
  AND f.status = 'active'`

type FoundSession = Omit<StaffSession, 'grants'> & {
  readonly seenLongAgo: boolean
  /** Amounts are text, because JSON has no large numbers. */
  readonly grants: readonly (Omit<StaffSession['grants'][number], 'maxAmount'> & {
    readonly maxAmount: string | null
  })[]
}

const readSession = async (tx: Tx, tokenDigest: Buffer) => {
  const { rows } = await sql<FoundSession>`
    SELECT s.id AS "sessionId", f.id AS "staffId", f.name, f.email, f.break_glass AS "breakGlass",
           s.proved_at + make_interval(mins => ${stepUpMinutes}) AS "steppedUpUntil",
           coalesce(s.proved_at > clock_timestamp() - make_interval(mins => ${stepUpMinutes}), false) AS "isSteppedUp",
           s.seen_at < clock_timestamp() - interval '1 minute' AS "seenLongAgo",
           coalesce((SELECT jsonb_agg(jsonb_build_object('grantId', g.id, 'role', g.role, 'memberId', g.operator_id,
                                                         'maxAmount', g.max_amount::text) ORDER BY g.id)
                       FROM staff_grant g WHERE g.staff_id = f.id AND g.revoked_at IS NULL), '[]') AS grants
      FROM staff_session s JOIN staff f ON f.id = s.staff_id
     WHERE s.token_digest = ${tokenDigest} AND ${isLive}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { seenLongAgo, ...session } = row
  const grants = session.grants.map(grant => ({
    ...grant,
    maxAmount: grant.maxAmount === null ? null : BigInt(grant.maxAmount),
  }))
  return { seenLongAgo, session: { ...session, grants } satisfies StaffSession }
}

/** Finds a live session and notes its use, at most once a minute. */
export const findSession = async (tx: Tx, tokenDigest: Buffer): Promise<StaffSession | undefined> => {
  const found = await readSession(tx, tokenDigest)
  if (found?.seenLongAgo)
    await tx
      .updateTable('staff_session')
      .set({ seen_at: sql<number>`clock_timestamp()` })
      .where('id', '=', found.session.sessionId)
      .execute()
  return found?.session
}

/** Finds a live session without noting a use, so that an open page does not keep an abandoned session alive. */
export const findSessionUnused = async (tx: Tx, tokenDigest: Buffer): Promise<StaffSession | undefined> =>
  (await readSession(tx, tokenDigest))?.session

/** Returns the time until which the proof counts. */
export const updateToProved = async (tx: Tx, sessionId: number): Promise<number> => {
  const { until } = await tx
    .updateTable('staff_session')
    .set({ proved_at: sql<number>`clock_timestamp()` })
    .where('id', '=', sessionId)
    .returning(sql<number>`proved_at + make_interval(mins => ${stepUpMinutes})`.as('until'))
    .executeTakeFirstOrThrow()
  return until
}

export const readOpenSessions = async (tx: Tx, staffId: number) => {
  const { rows } = await sql<{
    sessionId: number
    method: 'passkey' | 'oidc' | 'device'
    client: string
    address: string
    createdAt: number
    seenAt: number
  }>`
    SELECT s.id AS "sessionId", s.method, s.client, s.address, s.created_at AS "createdAt", s.seen_at AS "seenAt"
      FROM staff_session s JOIN staff f ON f.id = s.staff_id
     WHERE s.staff_id = ${staffId} AND ${isLive} ORDER BY s.id DESC LIMIT 200`.execute(tx)
  return rows
}

/** Ends one session of the staff member, or all of them. Returns how many. */
export const endSessions = async (tx: Tx, staffId: number, sessionId?: number): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('staff_session')
    .set({ ended_at: sql<number>`clock_timestamp()` })
    .where('staff_id', '=', staffId)
    .where('ended_at', 'is', null)
    .$if(sessionId !== undefined, query => query.where('id', '=', sessionId!))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
