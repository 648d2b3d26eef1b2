import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { Refusal } from '#operation/refusal.ts'
import { endOtherSessionsOf } from '#operation/session-lookup.ts'
import { dropAccessKeys } from '#player/link-keys.ts'

/** Logins that still wait for their second step end too, and so do links into the account. */
export const endOtherSessions: Handler<'endOtherSessions'> = async (_, { member, session }, context) => {
  if (!session) throw new Refusal('login.notLoggedIn')
  const ended = await inMember(context.db, member.id, async tx => {
    const sessions = await endOtherSessionsOf(tx, session, 'logout')
    const waiting = await tx
      .deleteFrom('second_step')
      .where('member_id', '=', member.id)
      .where('player_id', '=', session.playerId)
      .executeTakeFirst()
    await dropAccessKeys(tx, session)
    return sessions + Number(waiting.numDeletedRows)
  })
  context.sessions.forgetEverywhere(member.id, session.playerId)
  return { result: 'success', ended }
}
