import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { findLastRequest } from '#player/verification-requests.ts'

export const getLastVerificationRequest: Handler<'getLastVerificationRequest'> = async (
  _,
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return { request: await inMember(db, member.id, tx => findLastRequest(tx, player)) }
}
