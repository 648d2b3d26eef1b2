import { inMember } from '@fairground/database/transaction'
import { countDocuments, documentsMaximum } from '#documents/index.ts'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readLastRequests } from '#player/verification-requests.ts'

export const listVerificationRequests: Handler<'listVerificationRequests'> = (
  _,
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return inMember(db, member.id, async tx => ({
    requests: await readLastRequests(tx, player),
    documentsKept: await countDocuments(tx, player),
    documentsMaximum,
  }))
}
