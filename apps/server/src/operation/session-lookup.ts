import type { ByeReason } from '@fairground/contract/channel'
import type { FaultName } from '@fairground/contract/errors'
import type { DatabaseConnection } from '@fairground/database/connect'
import type { Tx } from '@fairground/database/transaction'
import { isRestricted } from '@fairground/rules/play/account-status'
import type { Member } from '#operator/members.ts'
import { inMemberPrepared } from '#ledger/in-member-prepared.ts'
import { createBatcher } from '#platform/batcher.ts'
import { endSession } from './end-sessions.ts'
import { judgeSecret } from './judge-secret.ts'
import type { EndReason, LiveSession } from './live-session.ts'
import {
  findSessionsByHash,
  findSessionsById,
  markSecretUsed,
  markSeen,
  type SessionRow,
} from './session-queries.ts'
import type { TokenHashes } from './session-token.ts'

/** `renews` is the present secret, if the response to a request with the cookie is to replace it. */
export interface FoundLiveSession {
  readonly live: LiveSession
  readonly renews?: Buffer | undefined
  /** How long the answer stays true if the session does not change. */
  readonly validMs: number
  /** The xmin of the snapshot in which the session was read. */
  readonly xmin: bigint
}

/** `bye` is set when an open page shows the reason and does not reconnect. */
interface NoSession {
  readonly ended: FaultName
  readonly bye?: ByeReason | undefined
  /** The session that ended just now, because its token was used by two parties. */
  readonly reused?: LiveSession
}

export type FoundSession = FoundLiveSession | NoSession

interface LookupRequest {
  readonly member: Member
  readonly key: TokenHashes | bigint
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
  'token-reused': 'session.timeout',
}

const byeForReason: { readonly [R in EndReason]?: ByeReason } = {
  'another-device': 'login-elsewhere',
  banned: 'banned',
  excluded: 'restricted',
}

const notFound: FoundSession = { ended: 'login.notLoggedIn' }

/** Looks up sessions in the database by token or id, in batches per operator. */
export const createSessionLookup = (
  database: Pick<DatabaseConnection, 'db' | 'pool'>,
): ((member: Member, key: TokenHashes | bigint) => Promise<FoundSession>) => {
  const lookUpBatched = createBatcher<LookupRequest, FoundSession>({
    groupBy: ({ member }) => member.id,
    handleBatch: requests =>
      inMemberPrepared(database, requests[0]!.member.id, tx => lookUp(tx, requests[0]!.member, requests)),
  })
  return (member, key) => lookUpBatched({ member, key })
}

const toText = (key: TokenHashes | bigint): string =>
  typeof key === 'bigint' ? String(key) : key.nameHash.toString('hex')

const lookUp = async (
  tx: Tx,
  member: Member,
  requests: readonly LookupRequest[],
): Promise<FoundSession[]> => {
  const keys = requests.map(({ key }) => key)
  const ids = keys.filter(key => typeof key === 'bigint')
  const hashes = keys.flatMap(key => (typeof key === 'bigint' ? [] : [key.nameHash]))
  const rows = new Map<string, SessionRow>()
  if (ids.length > 0)
    for (const row of await findSessionsById(tx, member.id, ids)) rows.set(String(row.id), row)
  if (hashes.length > 0)
    for (const row of await findSessionsByHash(tx, member.id, hashes))
      rows.set(row.token_hash.toString('hex'), row)
  const found: FoundSession[] = keys.map(() => notFound)
  // Two batches may change the same sessions: both lock them in the order of their ids.
  const known = keys.flatMap((key, at) => {
    const row = rows.get(toText(key))
    return row ? [{ key, at, row }] : []
  })
  for (const { key, at, row } of known.toSorted((a, b) => Number(a.row.id - b.row.id)))
    found[at] = await toFoundSession(tx, member, row, key)
  const used = known.flatMap(({ at, row }) => ('live' in found[at]! && isUseUnnoted(row) ? [row.id] : []))
  if (used.length > 0) await markSeen(tx, member.id, used)
  return found
}

const isUseUnnoted = ({ idle_ms }: SessionRow): boolean => idle_ms > updateSeenEveryMs

const toFoundSession = async (
  tx: Tx,
  member: Member,
  row: SessionRow,
  key: TokenHashes | bigint,
): Promise<FoundSession> => {
  const verdict = typeof key === 'bigint' ? 'valid' : judgeSecret(row, key.secretHash)
  if (verdict === 'unknown') return notFound
  if (row.end_reason) return { ended: faultForReason[row.end_reason], bye: byeForReason[row.end_reason] }
  const live = {
    id: row.id,
    memberId: member.id,
    playerId: row.player_id,
    mustChangePassword: row.change_password,
    restricted: isRestricted(row.status),
    demo: row.demo,
  }
  if (verdict === 'reused') {
    await endSession(tx, live, 'token-reused')
    return { ended: faultForReason['token-reused'], reused: live }
  }
  if (row.idle_ms > member.profile.idleSignOutSeconds * 1000 || row.age_ms > maxAgeMs) {
    await endSession(tx, live, 'idle')
    return { ended: 'session.timeout' }
  }
  if (verdict === 'first-use') await markSecretUsed(tx, live)
  const isPresent =
    typeof key !== 'bigint' && key.secretHash !== null && row.secret_hash?.equals(key.secretHash)
  const isRenewalDue = row.renewal_in_ms !== null && row.renewal_in_ms <= 0
  const renews = verdict === 'lost' || (isRenewalDue && isPresent) ? row.secret_hash : null
  const validMs = Math.min(
    updateSeenEveryMs - (isUseUnnoted(row) ? 0 : row.idle_ms),
    maxAgeMs - row.age_ms,
    typeof key === 'bigint' || key.secretHash === null ? Infinity : isPresent ? getRenewalMs(row) : 0,
  )
  return { live, validMs, xmin: row.xmin, ...(renews ? { renews } : {}) }
}

/** A due renewal stays due until the secret changes. */
const getRenewalMs = ({ renewal_in_ms }: SessionRow): number =>
  renewal_in_ms === null || renewal_in_ms <= 0 ? Infinity : renewal_in_ms
