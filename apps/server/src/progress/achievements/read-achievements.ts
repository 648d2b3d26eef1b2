import type { Achievement } from '@fairground/contract/entities/rewards/reward'
import type { Tx } from '@fairground/database/transaction'
import { achievements, hasBonusBall } from '@fairground/rules/rewards/achievements'
import { xpPerAchievement } from '@fairground/rules/rewards/xp'
import type { Member } from '#operator/members.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { readRewardBlock } from '#player/queries/reward-block.ts'
import { readPlayerLanguage } from '#progress/queries/achievements.ts'
import { achievementText } from './achievement-texts.ts'
import { updateAchievements } from './update-achievements.ts'

/** The achievements in the player's language. A player who gets no rewards has none. */
export const readAchievements = async (
  tx: Tx,
  player: PlayerKey,
  member: Pick<Member, 'settings'>,
  now: number,
): Promise<Achievement[]> => {
  if (await readRewardBlock(tx, player)) return []
  const { progress, reached } = await updateAchievements(tx, player, member, now)
  const language = await readPlayerLanguage(tx, player)
  return progress.map(({ name, goal, ...counted }) => {
    const { id } = achievements[name]
    const row = reached.get(id)
    return {
      achievementId: id,
      ackId: row ? Number(row.id) : null,
      ...achievementText(language, name),
      imageUrl: null,
      progress: row ? goal : counted.progress,
      goal,
      xp: row?.xp ?? xpPerAchievement,
      bonusBall: hasBonusBall(name),
      reachedAt: row?.reachedAt ?? null,
      acknowledged: row !== undefined && row.acknowledgedAt !== null,
    }
  })
}
