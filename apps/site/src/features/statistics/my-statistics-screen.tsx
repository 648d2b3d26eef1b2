import { Field } from '@fairground/ui/controls/field.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { serverNow } from '#core/time/server-now.ts'
import { toDayText } from '#shared/format/local-day.ts'
import { Loaded } from '#shared/layout/loaded.tsx'
import { MoneyPage } from '#shared/money/money-page.tsx'
import { MyStatisticsCards } from './my-statistics-cards.tsx'
import { type Period, type PeriodId, periods, toPeriod } from './period.ts'
import styles from './statistics.module.css'

function PeriodStatistics({ period }: { period: Period }) {
  const t = useText()
  const query = useQuery({
    queryKey: ['getPlayStatistics', period],
    queryFn: () => call('getPlayStatistics', period),
    placeholderData: keepPreviousData,
  })
  return (
    <Loaded
      query={query}
      height={320}
      failed={{ title: t('myStatistics.failed'), text: t('myStatistics.failedText') }}
    >
      {statistics =>
        statistics.plays === 0 && statistics.won === statistics.spent ? (
          <EmptyState title={t('myStatistics.none')} text={t('myStatistics.noneText')} />
        ) : (
          <MyStatisticsCards statistics={statistics} />
        )
      }
    </Loaded>
  )
}

/** What the player spent and won in a period of their choice. */
export function MyStatisticsScreen() {
  const t = useText()
  const [id, setId] = useState<PeriodId>('month')
  const today = toDayText(serverNow())
  const [dates, setDates] = useState({ from: today, to: today })
  const period = toPeriod(id, dates, serverNow())
  return (
    <MoneyPage
      page="saferPlay"
      title={t('myStatistics.title')}
      intro={t('myStatistics.intro')}
      back="/cashier/responsiblegaming"
    >
      <div className={styles.column}>
        <div className={styles.period}>
          <Segmented
            label={t('myStatistics.period')}
            options={periods.map(each => ({ id: each, label: t(`myStatistics.periods.${each}`) }))}
            value={id}
            onChange={setId}
          />
          {id === 'own' && (
            <div className={styles.dates}>
              <Field
                label={t('myStatistics.from')}
                type="date"
                max={today}
                value={dates.from}
                onChange={({ target }) => setDates({ ...dates, from: target.value })}
              />
              <Field
                label={t('myStatistics.to')}
                type="date"
                max={today}
                value={dates.to}
                onChange={({ target }) => setDates({ ...dates, to: target.value })}
                error={period ? undefined : t('myStatistics.wrongDates')}
              />
            </div>
          )}
        </div>
        {period && <PeriodStatistics period={period} />}
        <p>
          <TextLink href="/cashier/history" icon="clock">
            {t('myStatistics.history')}
          </TextLink>
        </p>
        <p>
          <TextLink href="/cashier/responsiblegaming/limits" icon="shield">
            {t('myStatistics.limits')}
          </TextLink>
        </p>
      </div>
    </MoneyPage>
  )
}
