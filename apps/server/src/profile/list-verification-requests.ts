import { inMember } from '@fairground/database/transaction'
import { countDocuments, documentsMaximum } from '#documents/document-rows.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/refusal.ts'
import { lastRequestOfEachKind } from '#player/verification-requests.ts'

export const listVerificationRequests: Handler<'listVerificationRequests'> = (
  _,
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => ({
    requests: await lastRequestOfEachKind(tx, player),
    documentsKept: await countDocuments(tx, player),
    documentsMaximum,
  }))
}
