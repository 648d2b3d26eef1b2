import type { Achievement } from '@fairground/contract/entities/rewards/reward'
import { useText } from '#core/text/text.ts'

/** "50 XP" or "50 XP, a bonus ball". */
export const useRewardText = ({ xp, bonusBall }: Pick<Achievement, 'xp' | 'bonusBall'>): string => {
  const t = useText()
  return t(bonusBall ? 'achievements.xpAndBall' : 'achievements.xp', { xp })
}
