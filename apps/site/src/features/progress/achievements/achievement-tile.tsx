import type { Achievement } from '@fairground/contract/entities/rewards/reward'
import { Medal } from '@fairground/ui/art/medal.tsx'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { dayAndMonth } from '#core/time/date.ts'
import { achievementArt, achievementState } from './achievement-art.ts'
import styles from './achievements.module.css'

/** One button: name, description and state. */
export function AchievementTile({ achievement }: { achievement: Achievement }) {
  const t = useText()
  const { achievementId, title, description, progress, goal, reachedAt } = achievement
  const state = achievementState(achievement)
  return (
    <button
      type="button"
      className={styles.tile}
      data-state={state}
      onClick={() => openModal('achievement', { achievementId })}
    >
      <Medal {...achievementArt(achievementId)} state={state} progress={progress / goal} size={98} />
      <b>{title}</b>
      <span className="small muted">{description}</span>
      <span className={styles.state}>
        {reachedAt === null ? (
          <Badge tone={state === 'underWay' ? 'soft' : 'neutral'}>
            {state === 'underWay' ? t('achievements.of', { progress, goal }) : t('achievements.toDo')}
          </Badge>
        ) : (
          <Badge tone="win" icon="check">
            <span className="vh">{t('achievements.earnedOn')} </span>
            {dayAndMonth(reachedAt)}
          </Badge>
        )}
      </span>
    </button>
  )
}
