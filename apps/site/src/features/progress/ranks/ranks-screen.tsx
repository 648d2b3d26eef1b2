import type { RankFilter } from '@fairground/contract/entities/rewards/progress'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { NoRewards } from '#features/progress/no-rewards.tsx'
import { Loaded } from '#shared/layout/loaded.tsx'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { progressQuery } from '#shared/rewards/progress-queries.ts'
import { RewardTabs } from '#shared/rewards/reward-tabs.tsx'
import { Podium } from './podium.tsx'
import { RankCard } from './rank-card.tsx'
import { RanksTable } from './ranks-table.tsx'
import { VisibilityCard } from './visibility-card.tsx'
import { WhatCounts } from './what-counts.tsx'
import styles from './ranks.module.css'

const filters: readonly RankFilter[] = ['day', 'week', 'month', 'all']
const pageSize = 20
const maxListed = 100

function Places({ filter }: { filter: RankFilter }) {
  const t = useText()
  const [number, setNumber] = useState(pageSize)
  const places = useQuery({
    queryKey: ['queryPlayerRanks', filter, number],
    queryFn: () => call('queryPlayerRanks', { position: 1, number, filter }),
    placeholderData: keepPreviousData,
  })
  const { data: own } = useQuery(progressQuery(filter))
  return (
    <Loaded query={places} height={420} failed={{ title: t('ranks.failed'), text: t('ranks.failedText') }}>
      {({ ranks, totalCount }) =>
        ranks.length === 0 && own?.position === null ? (
          <EmptyState title={t('ranks.none')} text={t('ranks.noneText')} />
        ) : (
          <>
            <Podium ranks={ranks.slice(0, 3)} />
            <RanksTable
              ranks={ranks.slice(3)}
              own={own}
              onMore={
                ranks.length < Math.min(totalCount, maxListed)
                  ? () => setNumber(Math.min(maxListed, number + pageSize))
                  : undefined
              }
            />
          </>
        )
      }
    </Loaded>
  )
}

/** The ranking of the players by draws, the own rank, and how others see the player. */
export function RanksScreen() {
  const t = useText()
  const [filter, setFilter] = useState<RankFilter>('week')
  const query = useQuery({ ...progressQuery(filter), placeholderData: keepPreviousData })
  return (
    <PageFrame title={t('ranks.title')}>
      <RewardTabs selected="ranks" />
      <Loaded query={query} height={480} failed={{ title: t('ranks.failed'), text: t('ranks.failedText') }}>
        {progress =>
          progress.blocked === null ? (
            <div className={styles.columns}>
              <div className={styles.main}>
                <div className={styles.head}>
                  <Segmented
                    label={t('ranks.period')}
                    options={filters.map(id => ({ id, label: t(`ranks.periods.${id}`) }))}
                    value={filter}
                    onChange={setFilter}
                  />
                  {progress.resetsAt !== null && (
                    <p className="small muted">{t('ranks.resets', { at: dayAndTime(progress.resetsAt) })}</p>
                  )}
                </div>
                <Places key={filter} filter={filter} />
              </div>
              <aside className={styles.rail}>
                <RankCard progress={progress} />
                <VisibilityCard progress={progress} />
                <WhatCounts multiplier={progress.multiplier} />
              </aside>
            </div>
          ) : (
            <NoRewards />
          )
        }
      </Loaded>
    </PageFrame>
  )
}
