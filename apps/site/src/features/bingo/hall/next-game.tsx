import type { Game } from '@fairground/contract/entities/games/game'
import { memo } from 'react'
import { useGames } from '#core/stores/live-games.ts'
import { useText } from '#core/text/text.ts'
import { clockTime } from '#core/time/date.ts'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { nextOpenDraw } from '#shared/game/next-draw.ts'
import styles from './next-game.module.css'

/** The start of the next game, without a call to buy. */
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
