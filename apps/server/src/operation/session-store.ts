import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import type { Broker } from '#broker/broker.ts'
import { sessionEnded } from '#broker/subjects.ts'
import { failpoint } from '#failpoint.ts'
import type { Member } from '#member/members.ts'
import type { LiveSession } from './context.ts'
import { createSessionLookup, type EndReason, endSession, type FoundSession } from './session-lookup.ts'

export interface SessionStore {
  /** Whose token this is. Unknown tokens and those of another member look the same. */
  find(member: Member, token: string): Promise<FoundSession>
  /** The same without relying on what was found a moment ago. */
  findAgain(member: Member, token: string): Promise<FoundSession>
  /**
   * Opens a session and ends the one the player had, in one transaction. Gives the token, of which only a hash is kept.
   * Where it was opened is kept sealed, for the player to see.
   */
  open(
    tx: Tx,
    player: Pick<LiveSession, 'memberId' | 'playerId'>,
    sealedOrigin: Buffer | null,
  ): Promise<{ token: string; endedEarlier: boolean }>
  end(session: LiveSession, reason: EndReason): Promise<void>
  /** Tells every gateway to forget the player's sessions. */
  forgetEverywhere(memberId: number, playerId: number): void
  /** Runs when a session of the player has ended, on whichever gateway. */
  onEnded(listen: (who: Pick<LiveSession, 'memberId' | 'playerId'>) => void): void
}

const rememberMs = 1000
const tokenPattern = /^[A-Za-z0-9_-]{43}$/

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

export const createSessionStore = (db: Database, broker: Broker): SessionStore => {
  const remembered = new Map<string, { at: number; session: LiveSession }>()
  const listeners: ((who: Pick<LiveSession, 'memberId' | 'playerId'>) => void)[] = []
  const forget = (memberId: number, playerId: number): void => {
    for (const [key, { session }] of remembered) {
      if (session.memberId === memberId && session.playerId === playerId) remembered.delete(key)
    }
  }
  broker.subscribe(sessionEnded, message => {
    const [memberId = 0, playerId = 0] = message.string().split('/').map(Number)
    forget(memberId, playerId)
    for (const listen of listeners) listen({ memberId, playerId })
  })

  const look = createSessionLookup(db)

  /** Here at once, elsewhere as soon as the broker has told them. */
  const forgetEverywhere = (memberId: number, playerId: number): void => {
    forget(memberId, playerId)
    broker.publishBytes(sessionEnded, new TextEncoder().encode(`${memberId}/${playerId}`))
  }

  const keyOf = (member: Member, token: string): string => `${member.id}/${token}`
  const findAgain = async (member: Member, token: string): Promise<FoundSession> => {
    if (!tokenPattern.test(token)) return { ended: 'login.notLoggedIn' }
    const key = keyOf(member, token)
    const found = await look(member, hashOf(token))
    if ('live' in found) {
      if (remembered.size > 100_000) remembered.clear()
      remembered.set(key, { at: performance.now(), session: found.live })
    } else remembered.delete(key)
    return found
  }

  return {
    forgetEverywhere,
    findAgain,
    onEnded: listen => void listeners.push(listen),
    async find(member, token) {
      const earlier = remembered.get(keyOf(member, token))
      if (earlier && performance.now() - earlier.at < rememberMs) return { live: earlier.session }
      return findAgain(member, token)
    },
    async open(tx, { memberId, playerId }, sealedOrigin) {
      // Of two logins at once the second waits here, and then finds and ends the session of the first.
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
          token_hash: hashOf(token),
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
