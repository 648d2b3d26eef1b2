import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { writeVisibility } from '#progress/queries/ranks.ts'

export const setRankVisibility: Handler<'setRankVisibility'> = async (
  { shown },
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  await inMember(db, member.id, tx => writeVisibility(tx, player, shown))
  return { shown }
}
