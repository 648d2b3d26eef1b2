import type { Game } from '@fairground/contract/entities/games/game'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { useGames } from '#core/stores/live-games.ts'
import { useText } from '#core/text/text.ts'
import { dayAndTime } from '#core/time/date.ts'
import { gameHref } from '#kinds/game-address.ts'
import { playCostText } from '#core/money.ts'
import { nextOpenDraw } from '#shared/game/next-draw.ts'
import styles from './play-again.module.css'

export interface PlayAgainProps {
  game: Game
  words: {
    again: (cost: string) => string
    next: (when: string) => string
  }
}

/** The link to the lobby first, then the link to the next draw with its price. */
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
