import type { Game } from '@fairground/contract/entities/game'
import { memo } from 'react'
import { useGames } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { clockTime } from '#shared/date.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import { nextOpenDraw } from '#shared/next-draw.ts'
import styles from './next-game.module.css'

/** When this is played again, said quietly: nothing is bought for anybody. */
export const NextGame = memo(function NextGame({ game }: { game: Game }) {
  const t = useText()
  const games = useGames()
  const next = games ? nextOpenDraw(games, game) : undefined
  if (!next?.tournamentStartTime) return null
  return (
    <aside className={styles.next}>
      <b>
        <InlineLink href={`/bingo/lobby?id=${next.gameInstanceId}`}>
          {t('bingo.playout.nextGame', { time: clockTime(next.tournamentStartTime) })}
        </InlineLink>
      </b>
      <p className="small muted">{t('bingo.playout.nextGameText')}</p>
    </aside>
  )
})
