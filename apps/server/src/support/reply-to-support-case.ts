import { databaseNow, inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { addPlayerMessage, getAnswerHours } from '#player/support-case.ts'

/** Only the player of the case can add to it; the case of another player looks like one that does not exist. */
export const replyToSupportCase: Handler<'replyToSupportCase'> = async (
  { caseNumber, message: text },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const isAdded = await inMember(db, member.id, async tx => {
    const message = { code: caseNumber.toUpperCase(), text, at: await databaseNow(tx) }
    return addPlayerMessage(tx, vault, player, message, getAnswerHours(member))
  })
  if (!isAdded) throw new Refusal('support.ticketNotCreated')
  return { result: 1 }
}
