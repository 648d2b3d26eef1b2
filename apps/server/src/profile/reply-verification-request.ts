import { inMember } from '@fairground/database/transaction'
import { attachDocuments } from '#documents/index.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { markSubmitted, findOpenRequest } from '#player/verification-requests.ts'

export const replyVerificationRequest: Handler<'replyVerificationRequest'> = async (
  { verificationRequestId, message, documents = [] },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  if (!isRowId(verificationRequestId)) throw new Refusal('profile.verificationNotOpen')
  await inMember(db, member.id, async tx => {
    await lockPlayer(tx, member.id, player.playerId)
    const request = await findOpenRequest(tx, player, { id: verificationRequestId })
    if (!request) throw new Refusal('profile.verificationNotOpen')
    await attachDocuments(tx, player, request.id, documents)
    await markSubmitted(tx, vault, player, request, message)
  })
  return { result: 1 }
}
