import { historyPageSize } from '@fairground/contract/constants'
import type { GameType } from '@fairground/contract/entities/games/game-type'
import { Button } from '@fairground/ui/controls/button.tsx'
import { Card } from '@fairground/ui/layout/card.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { DrawRow } from '#kinds/draw-row.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import { lastDrawsQuery } from '#shared/game/game-queries.ts'
import styles from './draw-page.module.css'

const initialCount = 3

/** The latest draws of one game, a few until the player loads more. */
export function GameDraws({ game }: { game: GameType }) {
  const t = useText()
  const [shown, setShown] = useState(initialCount)
  const { data, error, refetch, isFetching } = useQuery({
    ...lastDrawsQuery(game.gameId, shown),
    placeholderData: keepPreviousData,
  })
  const draws = data?.draws ?? []
  const { hasJackpot } = getSiteKind(game.gameRule)
  return (
    <Card
      title={game.gameTitle}
      action={
        <>
          <TextLink href={`/results/${game.gameId}`} icon="calendar">
            <span aria-hidden="true">{t('draw.list.byDay')}</span>
            <span className="vh">{t('draw.list.byDayOf', { game: game.gameTitle })}</span>
          </TextLink>
          <TextLink href={`/replay?game=${game.gameId}`} icon="play">
            <span aria-hidden="true">{t('draw.list.replays')}</span>
            <span className="vh">{t('draw.list.replaysOf', { game: game.gameTitle })}</span>
          </TextLink>
        </>
      }
    >
      {error && (
        <ErrorState
          title={t('draw.list.failed.title')}
          text={t('draw.list.failed.text')}
          retry={{ label: t('draw.list.failed.retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && (
        <SkeletonGroup label={t('draw.list.loading')}>
          <Skeleton height={174} />
        </SkeletonGroup>
      )}
      {data && draws.length === 0 && <p className="muted">{t('draw.list.noneText')}</p>}
      <ul>
        {draws.map(draw => {
          const day = dayAndTime(draw.drawnAt)
          return (
            <DrawRow
              key={draw.gameInstanceId}
              draw={draw}
              gameRule={game.gameRule}
              day={day}
              jackpotWon={draw.jackpotWon && hasJackpot ? t('draw.list.jackpotWon') : undefined}
              verify={{
                text: t('draw.list.verify'),
                label: t('draw.list.verifyOf', { game: game.gameTitle, day }),
              }}
            />
          )
        })}
      </ul>
      {draws.length === shown && (
        <Button
          size="sm"
          className={styles.more}
          loading={isFetching}
          onPress={() => setShown(shown + historyPageSize)}
        >
          {t('draw.list.more', { count: historyPageSize })}
        </Button>
      )}
    </Card>
  )
}
