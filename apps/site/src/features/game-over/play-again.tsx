import type { Game } from '@fairground/contract/entities/game'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { useGames } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { dayAndTime } from '#shared/date.ts'
import { gameHref } from '#shared/game-kind.ts'
import { playCostText } from '#shared/money.ts'
import { nextOpenDraw } from '#shared/next-draw.ts'
import styles from './play-again.module.css'

export interface PlayAgainProps {
  game: Game
  words: {
    again: (cost: string) => string
    next: (when: string) => string
  }
}

/** Away from here first, and then once more, said with its cost. */
export function PlayAgain({ game, words }: PlayAgainProps) {
  const t = useText()
  const games = useGames()
  const next = games ? nextOpenDraw(games, game) : undefined
  return (
    <>
      <div className={styles.actions}>
        <ButtonLink href="/" size="lg">
          {t('gameOver.toLobby')}
        </ButtonLink>
        {next && (
          <ButtonLink href={gameHref(next)} size="lg">
            {words.again(playCostText(next, t('common.free')))}
          </ButtonLink>
        )}
      </div>
      {next?.tournamentStartTime && (
        <p className="small muted">{words.next(dayAndTime(next.tournamentStartTime))}</p>
      )}
    </>
  )
}
