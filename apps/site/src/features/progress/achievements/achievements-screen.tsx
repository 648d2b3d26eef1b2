import type { Achievement } from '@fairground/contract/entities/rewards/reward'
import { NumberMedal } from '@fairground/ui/art/medal.tsx'
import { Chip } from '@fairground/ui/controls/chip.tsx'
import { ProgressBar } from '@fairground/ui/feedback/progress-bar.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { achievementsQuery } from '#shared/rewards/progress-queries.ts'
import { RewardTabs } from '#shared/rewards/reward-tabs.tsx'
import { NoRewards } from '#features/progress/no-rewards.tsx'
import { achievementState } from './achievement-art.ts'
import { AchievementTile } from './achievement-tile.tsx'
import styles from './achievements.module.css'

const filters = ['all', 'earned', 'underWay', 'toDo'] as const
type Filter = (typeof filters)[number]

/** Those under way come first, then the earned ones, the newest first. */
const order = { underWay: 0, earned: 1, toDo: 2 } as const

const sorted = (achievements: readonly Achievement[]): Achievement[] =>
  achievements.toSorted(
    (a, b) =>
      order[achievementState(a)] - order[achievementState(b)] || (b.reachedAt ?? 0) - (a.reachedAt ?? 0),
  )

function Summary({ earned, total }: { earned: number; total: number }) {
  const t = useText()
  const text = t('achievements.earnedOf', { earned, total })
  return (
    <Card>
      <div className={styles.summary}>
        <NumberMedal number={earned} hue={5} progress={earned / total} size={104} />
        <div className={styles.summaryText}>
          <h2>{text}</h2>
          <ProgressBar
            value={earned}
            max={total}
            label={t('achievements.title')}
            valueText={text}
            tone="win"
          />
          <p className="small">{t('achievements.note')}</p>
        </div>
      </div>
    </Card>
  )
}

function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const t = useText()
  const [filter, setFilter] = useState<Filter>('all')
  const shownBy = (id: Filter) => achievements.filter(each => id === 'all' || achievementState(each) === id)
  return (
    <>
      <Summary earned={shownBy('earned').length} total={achievements.length} />
      <div className={styles.chips} role="group" aria-label={t('achievements.show')}>
        {filters.map(id => (
          <Chip key={id} pressed={id === filter} onPress={() => setFilter(id)}>
            {t(`achievements.filters.${id}`, { count: shownBy(id).length })}
          </Chip>
        ))}
      </div>
      <ul className={styles.grid}>
        {sorted(shownBy(filter)).map(achievement => (
          <li key={achievement.achievementId}>
            <AchievementTile achievement={achievement} />
          </li>
        ))}
      </ul>
    </>
  )
}

export function AchievementsScreen() {
  const t = useText()
  const query = useQuery(achievementsQuery)
  return (
    <PageFrame title={t('achievements.title')}>
      <RewardTabs selected="achievements" />
      <Loaded
        query={query}
        height={420}
        failed={{ title: t('achievements.failed'), text: t('achievements.failedText') }}
      >
        {({ achievements }) =>
          achievements.length === 0 ? <NoRewards /> : <AchievementList achievements={achievements} />
        }
      </Loaded>
    </PageFrame>
  )
}
