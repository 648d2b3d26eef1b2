import { inMember } from '@fairground/database/transaction'
import { handInDocuments } from '#documents/document-rows.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { lockPlayer } from '#player/player-rows.ts'
import { markSubmitted, requestOf } from '#player/verification-requests.ts'

/** More documents of a kind that is still open join what was sent before. */
export const submitVerificationRequest: Handler<'submitVerificationRequest'> = (
  { kind, documents },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    await lockPlayer(tx, member.id, player.playerId)
    const request = await requestOf(tx, player, kind)
    await handInDocuments(tx, player, request.id, documents)
    await markSubmitted(tx, vault, player, request)
    return { request: { ...request, status: 'SUBMITTED' as const } }
  })
}
