import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { Navigate, useParams } from 'react-router'
import { thrownText } from '#core/text/error-text.ts'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import { longDay } from '#core/time/date.ts'
import { serverNow } from '#core/time/server-now.ts'
import { type LocalDay, parseDay, toDayText, toLocalDay } from '#shared/format/local-day.ts'
import { useGameIdInPath } from '#shared/game/use-game-id-in-path.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { DayNav } from './day-nav.tsx'
import { DrawResultCard } from './draw-result-card.tsx'
import { useDayResults } from './use-day-results.ts'
import styles from './results-screen.module.css'

function NoSuchDay() {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t('results.wrongAddress')}
      text={t('results.wrongAddressText')}
      action={<ButtonLink href="/draws">{t('results.all')}</ButtonLink>}
    />
  )
}

interface DayResultsProps {
  gameId: number
  day: LocalDay
  /** Opens the last day with draws if this day has none. */
  latest: boolean
}

function DayResults({ gameId, day, latest }: DayResultsProps) {
  const t = useText()
  const hasStatistics = useIsFeatureOn('statistics')
  const { first, draws, isStale, error, retry, more } = useDayResults(gameId, day)
  if (error && !first)
    return (
      <ErrorState
        heading="h1"
        title={t('results.failed')}
        text={thrownText(error)}
        retry={{ label: t('common.retry'), onPress: retry }}
      />
    )
  if (latest && first && !isStale && first.totalCount === 0 && first.previousAt !== null)
    return <Navigate to={`/results/${gameId}/${toDayText(first.previousAt)}`} replace />
  return (
    <PageFrame
      narrow
      back={
        <TextLink href="/draws" icon="back">
          {t('results.all')}
        </TextLink>
      }
      title={first ? t('results.title', { game: first.gameTitle }) : t('results.pageName')}
      intro={longDay(day.from)}
      end={
        hasStatistics && (
          <TextLink href={`/statistics/${gameId}`} icon="results">
            {t('results.statistics')}
          </TextLink>
        )
      }
    >
      <DayNav
        gameId={gameId}
        day={day}
        previousAt={first?.previousAt ?? null}
        nextAt={first?.nextAt ?? null}
      />
      {!first && (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton height={300} />
          <Skeleton height={300} />
        </SkeletonGroup>
      )}
      {first && draws.length === 0 && <EmptyState title={t('results.none')} text={t('results.noneText')} />}
      <div className={styles.draws} aria-busy={isStale || undefined}>
        {draws.map(draw => (
          <DrawResultCard key={draw.gameInstanceId} draw={draw} title={first?.gameTitle ?? ''} />
        ))}
      </div>
      {more && (
        <Button loading={more.isLoading} onPress={more.load}>
          {t('results.more')}
        </Button>
      )}
      <p className="small muted">{t('results.final')}</p>
    </PageFrame>
  )
}

/** The results of one game on one day. Without a day in the address, those of the last day with draws. */
export function ResultsScreen() {
  const { day: dayText } = useParams()
  const gameId = useGameIdInPath()
  const day = dayText === undefined ? toLocalDay(serverNow()) : parseDay(dayText)
  if (gameId === undefined || day === undefined) return <NoSuchDay />
  return <DayResults key={gameId} gameId={gameId} day={day} latest={dayText === undefined} />
}
