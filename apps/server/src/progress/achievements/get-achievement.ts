import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { Refusal } from '#platform/refusal.ts'
import { readAchievements } from './read-achievements.ts'

export const getAchievement: Handler<'getAchievement'> = async (
  { achievementId },
  { member, session },
  { db, now },
) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  const all = await inMember(db, member.id, tx => readAchievements(tx, player, member, now()))
  const found = all.find(each => each.achievementId === achievementId)
  if (!found) throw new Refusal('rewards.notFound')
  return found
}
