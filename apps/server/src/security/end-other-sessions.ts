import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#platform/refusal.ts'
import { closeOtherSessions } from '#operation/end-sessions.ts'
import { revokeAccessKeys } from '#player/link-keys.ts'
import { readPlayer } from '#player/queries/players.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { deleteSecondSteps } from './queries/sessions.ts'

/** Also ends logins that wait for their second step, and revokes mailed links into the account. */
export const endOtherSessions: Handler<'endOtherSessions'> = async (_, { member, session }, context) => {
  if (!session) throw new Refusal('login.notLoggedIn')
  const ended = await inMember(context.db, member.id, async tx => {
    const sessions = await closeOtherSessions(tx, session, 'logout')
    const pendingLogins = await deleteSecondSteps(tx, session)
    await revokeAccessKeys(tx, session)
    if (sessions > 0) {
      const row = await readPlayer(tx, member.id, session.playerId)
      await recordSecurityEvent(tx, context, member, row, { name: 'otherSessionsEnded', facts: {} })
    }
    return sessions + pendingLogins
  })
  context.sessions.forgetEverywhere(member.id, session.playerId)
  return { result: 'success', ended }
}
