import { inMember } from '@fairground/database/transaction'
import { handInDocuments } from '#documents/document-rows.ts'
import type { Handler } from '#operation/handler.ts'
import { Refusal, requirePlayer } from '#operation/refusal.ts'
import { lockPlayer } from '#player/player-rows.ts'
import { markSubmitted, openRequest } from '#player/verification-requests.ts'

export const replyVerificationRequest: Handler<'replyVerificationRequest'> = async (
  { verificationRequestId, message, documents = [] },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  await inMember(db, member.id, async tx => {
    await lockPlayer(tx, member.id, player.playerId)
    const request = await openRequest(tx, player, { id: verificationRequestId })
    if (!request) throw new Refusal('profile.verificationNotOpen')
    await handInDocuments(tx, player, request.id, documents)
    await markSubmitted(tx, vault, player, request, message)
  })
  return { result: 1 }
}
