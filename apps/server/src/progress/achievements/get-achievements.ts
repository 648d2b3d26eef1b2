import { inMember } from '@fairground/database/transaction'
import type { Handler } from '#operation/handler.ts'
import { requirePlayer } from '#operation/require-session.ts'
import { readAchievements } from './read-achievements.ts'

export const getAchievements: Handler<'getAchievements'> = async (_, { member, session }, { db, now }) => {
  const player = { memberId: member.id, playerId: requirePlayer(session) }
  return { achievements: await inMember(db, member.id, tx => readAchievements(tx, player, member, now())) }
}
