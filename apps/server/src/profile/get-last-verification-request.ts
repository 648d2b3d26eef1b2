import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { lastRequest } from '#player/verification-requests.ts'

export const getLastVerificationRequest: Handler<'getLastVerificationRequest'> = async (
  _,
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return { request: await inMember(db, member.id, tx => lastRequest(tx, player)) }
}
