import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Broker } from '#platform/broker/broker.ts'
import { sessionEnded } from '#platform/broker/subjects.ts'
import { failpoint } from '#platform/failpoint.ts'
import type { Member } from '#operator/members.ts'
import type { EndReason, LiveSession } from './live-session.ts'
import { createSessionLookup, endSession, type FoundSession } from './session-lookup.ts'

export interface SessionStore {
  /** Finds the session of a token. Tokens of another operator are treated like unknown tokens. */
  find(member: Member, token: string): Promise<FoundSession>
  /** Finds the session in the database, without the cache. */
  findUncached(member: Member, token: string): Promise<FoundSession>
  /**
   * Opens a session, ends the player's earlier one in the same transaction and returns the token. Only the token's hash is
   * stored. The origin is stored encrypted, to be shown to the player.
   */
  open(
    tx: Tx,
    player: Pick<LiveSession, 'memberId' | 'playerId'>,
    sealedOrigin: Buffer | null,
  ): Promise<{ token: string; endedEarlier: boolean }>
  end(session: LiveSession, reason: EndReason): Promise<void>
  /** Drops the player's sessions from the caches of every gateway. */
  forgetEverywhere(memberId: number, playerId: number): void
  /** Runs when a session ends on any gateway. */
  onEnded(listen: (who: Pick<LiveSession, 'memberId' | 'playerId'>) => void): void
}

const cacheMs = 1000
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()

export const createSessionStore = (db: Database, broker: Broker): SessionStore => {
  const cache = new Map<string, { at: number; session: LiveSession }>()
  const listeners: ((who: Pick<LiveSession, 'memberId' | 'playerId'>) => void)[] = []
  const forget = (memberId: number, playerId: number): void => {
    for (const [key, { session }] of cache) {
      if (session.memberId === memberId && session.playerId === playerId) cache.delete(key)
    }
  }
  broker.subscribe(sessionEnded, message => {
    const [memberId = 0, playerId = 0] = message.string().split('/').map(Number)
    forget(memberId, playerId)
    for (const listen of listeners) listen({ memberId, playerId })
  })

  const lookUpSession = createSessionLookup(db)

  /** Takes effect here at once and on other gateways when the message arrives. */
  const forgetEverywhere = (memberId: number, playerId: number): void => {
    forget(memberId, playerId)
    broker.publishBytes(sessionEnded, new TextEncoder().encode(`${memberId}/${playerId}`))
  }

  const toCacheKey = (member: Member, token: string): string => `${member.id}/${token}`
  const findUncached = async (member: Member, token: string): Promise<FoundSession> => {
    if (!tokenPattern.test(token)) return { ended: 'login.notLoggedIn' }
    const key = toCacheKey(member, token)
    const found = await lookUpSession(member, hashToken(token))
    if ('live' in found) {
      if (cache.size > 100_000) cache.clear()
      cache.set(key, { at: performance.now(), session: found.live })
    } else cache.delete(key)
    return found
  }

  return {
    forgetEverywhere,
    findUncached,
    onEnded: listen => void listeners.push(listen),
    async find(member, token) {
      const earlier = cache.get(toCacheKey(member, token))
      if (earlier && performance.now() - earlier.at < cacheMs) return { live: earlier.session }
      return findUncached(member, token)
    },
    async open(tx, { memberId, playerId }, sealedOrigin) {
      // The second of two concurrent logins waits here and then ends the session of the first.
      await tx
        .selectFrom('player')
        .select('id')
        .where('member_id', '=', memberId)
        .where('id', '=', playerId)
        .forNoKeyUpdate()
        .execute()
      const ended = await tx
        .updateTable('session')
        .set(eb => ({ ended_at: eb.fn('clock_timestamp'), end_reason: 'another-device' }))
        .where('member_id', '=', memberId)
        .where('player_id', '=', playerId)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      const token = randomBytes(32).toString('base64url')
      await tx
        .insertInto('session')
        .values({
          member_id: memberId,
          player_id: playerId,
          token_hash: hashToken(token),
          sealed_origin: sealedOrigin,
        })
        .execute()
      return { token, endedEarlier: ended.numUpdatedRows > 0n }
    },
    async end(session, reason) {
      await inMember(db, session.memberId, tx => endSession(tx, session, reason))
      failpoint('session.afterRevoke')
      forgetEverywhere(session.memberId, session.playerId)
    },
  }
}
