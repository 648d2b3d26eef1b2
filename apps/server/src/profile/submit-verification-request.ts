import { inMember } from '@fairground/database/transaction'
import { attachDocuments } from '#documents/index.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { lockPlayer } from '#player/queries/players.ts'
import { markSubmitted, ensureOpenRequest } from '#player/verification-requests.ts'

/** Adds the documents to the open request of this kind, if there is one. */
export const submitVerificationRequest: Handler<'submitVerificationRequest'> = (
  { kind, documents },
  { member, session },
  { db, vault },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => {
    await lockPlayer(tx, member.id, player.playerId)
    const request = await ensureOpenRequest(tx, player, kind)
    await attachDocuments(tx, player, request.id, documents)
    await markSubmitted(tx, vault, player, request)
    return { request: { ...request, status: 'SUBMITTED' as const } }
  })
}
