import type { ByeReason } from '@fairground/contract/channel'
import type { FaultName } from '@fairground/contract/errors'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { isRestricted } from '@fairground/rules/play/account-status'
import { sql, type Selectable } from 'kysely'
import type { Member } from '#operator/members.ts'
import type { EndReason, LiveSession } from './live-session.ts'
import { createBatcher } from '#platform/batcher.ts'
import type { Player, Session } from '@fairground/database/rows'

/** `bye` is set when an open page shows the reason and does not reconnect. */
export type FoundSession = { live: LiveSession } | { ended: FaultName; bye?: ByeReason | undefined }

interface LookupRequest {
  readonly member: Member
  readonly hash: Buffer
}

type SessionRow = Pick<Selectable<Session>, 'id' | 'player_id' | 'token_hash'> &
  Pick<Selectable<Player>, 'change_password' | 'status' | 'demo'> & {
    readonly end_reason: EndReason | null
    /** By the database's clock, as the age. */
    readonly idle_ms: number
    readonly age_ms: number
  }

const updateSeenEveryMs = 30_000
/** A session ends after this time even if it is used, so that a stolen token is not valid for ever. */
const maxAgeMs = 12 * 3_600_000

const faultForReason: Record<EndReason, FaultName> = {
  logout: 'login.notLoggedIn',
  idle: 'session.timeout',
  'another-device': 'session.loginElsewhere',
  banned: 'session.banned',
  'password-changed': 'session.passwordChanged',
  closed: 'login.notLoggedIn',
  excluded: 'login.notLoggedIn',
}

const byeForReason: { readonly [R in EndReason]?: ByeReason } = {
  'another-device': 'login-elsewhere',
  banned: 'banned',
  excluded: 'restricted',
}

/** Looks up sessions in the database, in batches per operator. */
export const createSessionLookup = (
  db: Database,
): ((member: Member, hash: Buffer) => Promise<FoundSession>) => {
  const lookUpBatched = createBatcher<LookupRequest, FoundSession>({
    groupBy: ({ member }) => member.id,
    handleBatch: requests => lookUp(db, requests[0]!.member, requests),
  })
  return (member, hash) => lookUpBatched({ member, hash })
}

const lookUp = (db: Database, member: Member, requests: readonly LookupRequest[]): Promise<FoundSession[]> =>
  inMember(db, member.id, async tx => {
    const { rows } = await sql<SessionRow>`
      SELECT s.id, s.player_id, s.token_hash, s.end_reason, p.change_password, p.status, p.demo,
             extract(epoch FROM clock_timestamp() - s.seen_at)::float8 * 1000 AS idle_ms,
             extract(epoch FROM clock_timestamp() - s.created_at)::float8 * 1000 AS age_ms
        FROM session s JOIN player p ON p.member_id = s.member_id AND p.id = s.player_id
       WHERE s.member_id = ${member.id} AND s.token_hash = ANY(${requests.map(({ hash }) => hash)}::bytea[])`.execute(
      tx,
    )
    const found = new Map<string, FoundSession>()
    for (const row of rows) found.set(row.token_hash.toString('hex'), await toFoundSession(tx, member, row))
    return requests.map(({ hash }) => found.get(hash.toString('hex')) ?? { ended: 'login.notLoggedIn' })
  })

const toFoundSession = async (tx: Tx, member: Member, row: SessionRow): Promise<FoundSession> => {
  if (row.end_reason) return { ended: faultForReason[row.end_reason], bye: byeForReason[row.end_reason] }
  const live = {
    id: row.id,
    memberId: member.id,
    playerId: row.player_id,
    mustChangePassword: row.change_password,
    restricted: isRestricted(row.status),
    demo: row.demo,
  }
  if (row.idle_ms > member.profile.idleSignOutSeconds * 1000 || row.age_ms > maxAgeMs) {
    await endSession(tx, live, 'idle')
    return { ended: 'session.timeout' }
  }
  if (row.idle_ms > updateSeenEveryMs) {
    await tx
      .updateTable('session')
      .set(eb => ({ seen_at: eb.fn('clock_timestamp') }))
      .where('member_id', '=', member.id)
      .where('id', '=', row.id)
      .execute()
  }
  return { live }
}

/** Ends every session of the player. The caller must invalidate the gateways' caches after the commit. */
export const endSessions = async (
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

/** Ends every other session of the player and returns their number. */
export const closeOtherSessions = async (
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
