import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { isRowId } from '#platform/row-id.ts'
import { acknowledgeReached } from '#progress/queries/achievements.ts'

export const ackAchievement: Handler<'ackAchievement'> = async (
  { achievementId, ackId },
  { member, session },
  { db },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const isKnown =
    isRowId(achievementId) &&
    (await inMember(db, member.id, tx =>
      acknowledgeReached(tx, player, { achievement: achievementId, id: ackId }),
    ))
  if (!isKnown) throw new Refusal('rewards.notFound')
  return { result: 1 }
}
