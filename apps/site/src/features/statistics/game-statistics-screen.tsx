import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Segmented } from '@fairground/ui/controls/segmented.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { thrownText } from '#core/text/error-text.ts'
import { useText } from '#core/text/text.ts'
import { longDay } from '#core/time/date.ts'
import { useGameIdInPath } from '#shared/game/use-game-id-in-path.ts'
import { PageFrame } from '#shared/layout/page-frame.tsx'
import { JackpotPlot } from './jackpot-plot.tsx'
import { NumbersPlot } from './numbers-plot.tsx'
import { drawCounts, type DrawCount, gameStatisticsQuery } from './statistics-query.ts'
import styles from './statistics.module.css'

function Statistics({ gameId }: { gameId: number }) {
  const t = useText()
  const [draws, setDraws] = useState<DrawCount>(100)
  const { data, error, refetch, isFetching } = useQuery(gameStatisticsQuery(gameId, draws))
  if (error && !data)
    return (
      <ErrorState
        heading="h1"
        title={t('statistics.failed')}
        text={thrownText(error)}
        retry={{ label: t('common.retry'), loading: isFetching, onPress: () => void refetch() }}
      />
    )
  return (
    <PageFrame
      narrow
      back={
        <TextLink href={`/results/${gameId}`} icon="back">
          {t('statistics.results')}
        </TextLink>
      }
      title={data ? t('statistics.title', { game: data.gameTitle }) : t('statistics.pageName')}
      intro={
        data && data.since !== null
          ? t('statistics.since', { count: data.draws, day: longDay(data.since) })
          : undefined
      }
    >
      <Note>{t('statistics.independent')}</Note>
      <Segmented
        label={t('statistics.count')}
        options={drawCounts.map(count => ({
          id: String(count),
          label: t('statistics.lastDraws', { count }),
        }))}
        value={String(draws)}
        onChange={id => setDraws(drawCounts.find(count => String(count) === id) ?? draws)}
      />
      {!data && (
        <SkeletonGroup label={t('common.loading')}>
          <Skeleton height={300} />
        </SkeletonGroup>
      )}
      {data && data.draws === 0 && (
        <EmptyState title={t('statistics.none')} text={t('statistics.noneText')} />
      )}
      {data && data.draws > 0 && data.sets.length === 0 && (
        <p className="muted">{t('statistics.noNumbers')}</p>
      )}
      <div className={styles.plots} aria-busy={isFetching || undefined}>
        {data?.sets.map(set => (
          <NumbersPlot key={`${set.set}${set.position ?? ''}`} set={set} />
        ))}
        {data && data.jackpots.length > 0 && <JackpotPlot statistics={data} />}
      </div>
    </PageFrame>
  )
}

/** How often each number of a game was drawn, and its jackpots. */
export function GameStatisticsScreen() {
  const t = useText()
  const gameId = useGameIdInPath()
  if (gameId !== undefined) return <Statistics key={gameId} gameId={gameId} />
  return (
    <EmptyState
      heading="h1"
      title={t('statistics.missing')}
      action={<ButtonLink href="/draws">{t('statistics.results')}</ButtonLink>}
    />
  )
}
