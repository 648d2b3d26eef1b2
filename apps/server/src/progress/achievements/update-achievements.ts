import { randomInt } from 'node:crypto'
import type { Tx } from '@fairground/database/transaction'
import {
  type AchievementProgress,
  achievements,
  computeProgress,
  findAchievement,
  hasBonusBall,
} from '@fairground/rules/rewards/achievements'
import { maxBall } from '@fairground/rules/rewards/bonus-ball'
import { xpMultiplier, xpPerAchievement } from '@fairground/rules/rewards/xp'
import type { Member } from '#operator/members.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { insertReached, readFacts, type ReachedRow, readReached } from '#progress/queries/achievements.ts'
import { insertEarnedBall } from '#progress/queries/balls.ts'

interface Updated {
  readonly progress: readonly AchievementProgress[]
  readonly reached: ReadonlyMap<number, ReachedRow>
  readonly newIds: readonly number[]
}

/** Stores what the player has reached since the last call, with its XP and bonus balls. */
export const updateAchievements = async (
  tx: Tx,
  player: PlayerKey,
  { settings }: Pick<Member, 'settings'>,
  now: number,
): Promise<Updated> => {
  const progress = computeProgress(await readFacts(tx, player))
  const known = await readReached(tx, player)
  const knownIds = new Set(known.map(row => row.achievement))
  const due = progress
    .filter(each => each.progress === each.goal)
    .map(({ name }) => achievements[name].id)
    .filter(id => !knownIds.has(id))
  const xp = Math.round(xpPerAchievement * xpMultiplier(settings.xpPromotion, now))
  const added = due.length > 0 ? await insertReached(tx, player, due, xp) : []
  for (const { achievement } of added) {
    const name = findAchievement(achievement)
    if (name !== undefined && hasBonusBall(name))
      await insertEarnedBall(tx, player, { achievement, ball: randomInt(1, maxBall + 1) })
  }
  return {
    progress,
    reached: new Map([...known, ...added].map(row => [row.achievement, row])),
    newIds: added.map(row => row.achievement),
  }
}
