import type { Game } from '@fairground/contract/entities/game'
import { Button } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { historyPageSize } from '@fairground/contract/constants'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { DrawRow } from '#shared/draw-row.tsx'
import { lastDrawsQuery } from '#shared/game-queries.ts'

/** The last draws of one game, five at a time. */
export function GameDraws({ game, max }: { game: Pick<Game, 'gameId' | 'gameTitle'>; max: number }) {
  const t = useText()
  const [shown, setShown] = useState(historyPageSize)
  const { data, error, refetch, isFetching } = useQuery({
    ...lastDrawsQuery(game.gameId, shown),
    placeholderData: keepPreviousData,
  })
  const draws = data?.draws ?? []
  return (
    <Card title={game.gameTitle}>
      {error && (
        <ErrorState
          title={t('draw.list.failed.title')}
          text={t('draw.list.failed.text')}
          retry={{ label: t('draw.list.failed.retry'), onPress: () => void refetch() }}
        />
      )}
      {!data && !error && (
        <SkeletonGroup label={t('draw.list.loading')}>
          <Skeleton height={160} />
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
              max={max}
              day={day}
              numbersLabel={t('draw.list.numbers', { day, numbers: draw.numbers.join(', ') })}
              jackpotWon={draw.jackpotWon ? t('draw.list.jackpotWon') : undefined}
              verify={{
                text: t('draw.list.verify'),
                label: t('draw.list.verifyOf', { game: game.gameTitle, day }),
              }}
            />
          )
        })}
      </ul>
      {draws.length === shown && (
        <Button full loading={isFetching} onPress={() => setShown(shown + historyPageSize)}>
          {t('draw.list.more', { count: historyPageSize })}
        </Button>
      )}
    </Card>
  )
}
