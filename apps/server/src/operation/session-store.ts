import type { DatabaseConnection } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Broker } from '#platform/broker/broker.ts'
import { sessionEnded } from '#platform/broker/subjects.ts'
import { failpoint } from '#platform/failpoint.ts'
import type { Log } from '#platform/log.ts'
import type { Member } from '#operator/members.ts'
import { endSession } from './end-sessions.ts'
import type { EndReason, LiveSession } from './live-session.ts'
import { createSessionChanges, type FeedPlace, maxStaleMs, maxRememberedMs } from './session-changes.ts'
import { createSessionCache } from './session-cache.ts'
import { createSessionLookup, type FoundLiveSession, type FoundSession } from './session-lookup.ts'
import { type NewSession, openSession } from './open-session.ts'
import { replaceSecret } from './session-queries.ts'
import {
  createTokenPart,
  hashTokenPart,
  type SessionKey,
  toTokenHashes,
  withSecret,
} from './session-token.ts'

export interface SessionStore {
  /** Finds the session of a token. Tokens of another operator are treated like unknown tokens. */
  find(member: Member, key: SessionKey): Promise<FoundSession>
  /** Finds the session in the database, without the cache. */
  findUncached(member: Member, key: SessionKey): Promise<FoundSession>
  /** Opens a session, ends the player's earlier one in the same transaction and returns the token. */
  open(tx: Tx, session: NewSession): Promise<{ token: string; endedEarlier: boolean }>
  /** Returns the token that replaces this one in the cookie, or undefined if it stays. */
  renew(member: Member, token: string): Promise<string | undefined>
  end(session: LiveSession, reason: EndReason): Promise<void>
  /** Drops the player's sessions from the cache of this gateway. */
  forget(memberId: number, playerId: number): void
  /** Drops the player's sessions from the caches of every gateway. */
  forgetEverywhere(memberId: number, playerId: number): void
  /** Runs when a session ends on any gateway. */
  onEnded(listen: (who: Pick<LiveSession, 'memberId' | 'playerId'>) => void): void
}

interface RememberedSession {
  readonly found: FoundLiveSession
  readonly readAt: number
  readonly place: FeedPlace | undefined
}

export const createSessionStore = (
  database: Pick<DatabaseConnection, 'db' | 'pool'>,
  broker: Broker,
  log: Log,
): SessionStore => {
  const { db } = database
  const cache = createSessionCache<RememberedSession>()
  const listeners: ((who: Pick<LiveSession, 'memberId' | 'playerId'>) => void)[] = []
  const forget = (memberId: number, playerId: number): void => cache.forget({ memberId, playerId })
  const changes = createSessionChanges({
    database,
    onChanged: (memberId, playerIds) => playerIds.forEach(playerId => forget(memberId, playerId)),
  })
  broker.subscribe(sessionEnded, message => {
    const [memberId = 0, playerId = 0] = message.string().split('/').map(Number)
    forget(memberId, playerId)
    for (const listen of listeners) listen({ memberId, playerId })
  })

  const lookUpSession = createSessionLookup(database)

  /** Takes effect here at once and on other gateways when the message arrives. */
  const forgetEverywhere = (memberId: number, playerId: number): void => {
    forget(memberId, playerId)
    broker.publishBytes(sessionEnded, new TextEncoder().encode(`${memberId}/${playerId}`))
  }

  const toCacheKey = (member: Member, key: SessionKey): string => `${member.id}/${key}`
  const findUncached = async (member: Member, key: SessionKey): Promise<FoundSession> => {
    const stored = typeof key === 'bigint' ? key : toTokenHashes(key)
    if (stored === undefined) return { ended: 'login.notLoggedIn' }
    const readAt = performance.now()
    const found = await lookUpSession(member, stored)
    if ('live' in found) {
      const place = changes.follow(member.id, found.xmin, readAt)
      cache.set(toCacheKey(member, key), { found, readAt, place })
      return found
    }
    cache.remove(toCacheKey(member, key))
    if (found.reused) {
      const { memberId, playerId, id } = found.reused
      log.warn(
        { memberId, playerId, sessionId: String(id) },
        'session ended: a replaced token was used again',
      )
      forgetEverywhere(memberId, playerId)
    }
    return found
  }

  const find = async (member: Member, key: SessionKey): Promise<FoundSession> => {
    const cacheKey = toCacheKey(member, key)
    const known = cache.get(cacheKey)
    if (!known) return findUncached(member, key)
    const age = performance.now() - known.readAt
    if (age < maxStaleMs) return known.found
    const isValid = age < Math.min(known.found.validMs, maxRememberedMs)
    const isUpToDate = isValid && known.place && (await changes.isUpToDate(known.place))
    // The query may have removed the session meanwhile.
    return isUpToDate && cache.get(cacheKey) === known ? known.found : findUncached(member, key)
  }

  return {
    forget,
    forgetEverywhere,
    find,
    findUncached,
    onEnded: listen => void listeners.push(listen),
    open: openSession,
    async renew(member, token) {
      const found = await find(member, token)
      const sent = toTokenHashes(token)?.secretHash
      if (!('live' in found) || !found.renews || !sent) return undefined
      const [present, secret] = [found.renews, createTokenPart()]
      const isReplaced = await inMember(db, member.id, tx =>
        replaceSecret(tx, found.live, { present, sent }, hashTokenPart(secret)),
      )
      forget(member.id, found.live.playerId)
      return isReplaced ? withSecret(token, secret) : undefined
    },
    async end(session, reason) {
      await inMember(db, session.memberId, tx => endSession(tx, session, reason))
      failpoint('session.afterRevoke')
      forgetEverywhere(session.memberId, session.playerId)
    },
  }
}
