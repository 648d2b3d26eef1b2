import type { Database } from '@fairground/database/connect'
import { inMember } from '@fairground/database/transaction'
import type { Member } from '#operator/members.ts'
import type { LiveSession } from './live-session.ts'
import { deleteOldTickets, insertTicket, takeTicket } from './session-queries.ts'
import { createTokenPart, hashTokenPart } from './session-token.ts'

/**
 * Tickets with which a browser opens a channel in the session of its cookie. A ticket is valid once and for half a minute,
 * at every gateway of the operator. Only its digest is stored.
 */
export interface SessionTickets {
  issue(session: LiveSession): Promise<string>
  /** The id of the session, or undefined for a ticket that was used, is too old or belongs to another operator. */
  redeem(member: Member, ticket: string): Promise<bigint | undefined>
}

export const createSessionTickets = (db: Database): SessionTickets => ({
  async issue(session) {
    const ticket = createTokenPart()
    await inMember(db, session.memberId, async tx => {
      await insertTicket(tx, session, hashTokenPart(ticket))
      await deleteOldTickets(tx, session.memberId)
    })
    return ticket
  },
  redeem: (member, ticket) => inMember(db, member.id, tx => takeTicket(tx, member.id, hashTokenPart(ticket))),
})
