import { inMember } from '@fairground/database/transaction'
import { requireSession } from '#operation/require-session.ts'
import type { Handler } from '#operation/handler.ts'
import { endSession as endOneSession } from '#operation/end-sessions.ts'
import { Refusal } from '#platform/refusal.ts'
import { readPlayer } from '#player/queries/players.ts'
import { recordSecurityEvent } from '#player/security-events.ts'
import { forgetDevice, openOrigin } from '#sign-in/index.ts'
import { findSession } from './queries/sessions.ts'

/** Forgets the device too, so that its next login counts as new. */
export const endSession: Handler<'endSession'> = async ({ sessionId }, { member, session }, context) => {
  const live = requireSession(session)
  await inMember(context.db, member.id, async tx => {
    const ended = await findSession(tx, live, BigInt(sessionId))
    if (!ended) throw new Refusal('profile.notFound')
    const row = await readPlayer(tx, member.id, live.playerId)
    const origin = openOrigin(context.vault, live, row.wrapped, ended.sealed_origin)
    await endOneSession(tx, { memberId: member.id, id: ended.id }, 'logout')
    await forgetDevice(tx, context, live, origin?.device ?? null)
    const facts = { device: origin?.device ?? origin?.network ?? '?' }
    await recordSecurityEvent(tx, context, member, row, { name: 'sessionEnded', facts })
  })
  context.sessions.forgetEverywhere(member.id, live.playerId)
  return { result: 'success' }
}
