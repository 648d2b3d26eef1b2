import type { ByeReason } from '@fairground/contract/channel'
import type { FaultName } from '@fairground/contract/errors'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { isRestricted } from '@fairground/rules/play/account-status'
import { sql } from 'kysely'
import type { Member } from '#member/members.ts'
import type { LiveSession } from './context.ts'
import { gather } from './gather.ts'

export type EndReason =
  | 'logout'
  | 'idle'
  | 'another-device'
  | 'banned'
  | 'password-changed'
  | 'closed'
  | 'excluded'

/** `bye` where a page that is open is told why, and stays away. */
export type FoundSession = { live: LiveSession } | { ended: FaultName; bye?: ByeReason | undefined }

interface Asked {
  readonly member: Member
  readonly hash: Buffer
}

interface SessionRow {
  readonly id: bigint
  readonly player_id: number
  readonly token_hash: Buffer
  readonly end_reason: EndReason | null
  /** By the database's clock. */
  readonly idle_ms: number
  readonly change_password: boolean
  readonly status: string
  readonly demo: boolean
}

const noteSeenEveryMs = 30_000

const faultOf: Record<EndReason, FaultName> = {
  logout: 'login.notLoggedIn',
  idle: 'session.timeout',
  'another-device': 'session.loginElsewhere',
  banned: 'session.banned',
  'password-changed': 'login.notLoggedIn',
  closed: 'login.notLoggedIn',
  excluded: 'login.notLoggedIn',
}

const byeOf: { readonly [R in EndReason]?: ByeReason } = {
  'another-device': 'login-elsewhere',
  banned: 'banned',
  excluded: 'restricted',
}

/** Looks sessions up in the database, all that wait together. */
export const createSessionLookup = (
  db: Database,
): ((member: Member, hash: Buffer) => Promise<FoundSession>) => {
  const look = gather<Asked, FoundSession>({
    groupOf: ({ member }) => member.id,
    answer: asked => lookUp(db, asked[0]!.member, asked),
  })
  return (member, hash) => look({ member, hash })
}

const lookUp = (db: Database, member: Member, asked: readonly Asked[]): Promise<FoundSession[]> =>
  inMember(db, member.id, async tx => {
    const { rows } = await sql<SessionRow>`
      SELECT s.id, s.player_id, s.token_hash, s.end_reason, p.change_password, p.status, p.demo,
             extract(epoch FROM clock_timestamp() - s.seen_at)::float8 * 1000 AS idle_ms
        FROM session s JOIN player p ON p.member_id = s.member_id AND p.id = s.player_id
       WHERE s.member_id = ${member.id} AND s.token_hash = ANY(${asked.map(({ hash }) => hash)}::bytea[])`.execute(
      tx,
    )
    const found = new Map<string, FoundSession>()
    for (const row of rows) found.set(row.token_hash.toString('hex'), await judge(tx, member, row))
    return asked.map(({ hash }) => found.get(hash.toString('hex')) ?? { ended: 'login.notLoggedIn' })
  })

const judge = async (tx: Tx, member: Member, row: SessionRow): Promise<FoundSession> => {
  if (row.end_reason) return { ended: faultOf[row.end_reason], bye: byeOf[row.end_reason] }
  const live = {
    id: row.id,
    memberId: member.id,
    playerId: row.player_id,
    mustChangePassword: row.change_password,
    restricted: isRestricted(row.status),
    demo: row.demo,
  }
  if (row.idle_ms > member.profile.idleSignOutSeconds * 1000) {
    await endSession(tx, live, 'idle')
    return { ended: 'session.timeout' }
  }
  if (row.idle_ms > noteSeenEveryMs) {
    await tx
      .updateTable('session')
      .set(eb => ({ seen_at: eb.fn('clock_timestamp') }))
      .where('member_id', '=', member.id)
      .where('id', '=', row.id)
      .execute()
  }
  return { live }
}

/** Every session of the player. What the gateways remember of them must be forgotten after the commit. */
export const endSessionsOf = async (
  tx: Tx,
  { memberId, playerId }: Pick<LiveSession, 'memberId' | 'playerId'>,
  reason: EndReason,
): Promise<void> => {
  await tx
    .updateTable('session')
    .set(eb => ({ ended_at: eb.fn('clock_timestamp'), end_reason: reason }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('ended_at', 'is', null)
    .execute()
}

/** Every session of the player but this one. Gives how many there were. */
export const endOtherSessionsOf = async (
  tx: Tx,
  { memberId, playerId, id }: LiveSession,
  reason: EndReason,
): Promise<number> => {
  const ended = await tx
    .updateTable('session')
    .set(eb => ({ ended_at: eb.fn('clock_timestamp'), end_reason: reason }))
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', '!=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return Number(ended.numUpdatedRows)
}

export const endSession = async (
  tx: Tx,
  session: Pick<LiveSession, 'memberId' | 'id'>,
  reason: EndReason,
): Promise<void> => {
  await tx
    .updateTable('session')
    .set(eb => ({ ended_at: eb.fn('clock_timestamp'), end_reason: reason }))
    .where('member_id', '=', session.memberId)
    .where('id', '=', session.id)
    .where('ended_at', 'is', null)
    .execute()
}
