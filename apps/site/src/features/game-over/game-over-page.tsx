import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Output } from '@fairground/contract/operations'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { BallRow } from '@fairground/ui/parts/ball-row.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useGames } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { MyLinesCard } from '#features/game-over/my-lines-card.tsx'
import { OutcomeCard } from '#features/game-over/outcome-card.tsx'
import { WinnersCard } from '#features/game-over/winners-card.tsx'
import { dayAndTime } from '#shared/date.ts'
import { moneyOf, playCostText } from '#shared/money.ts'
import { nextOpenDraw } from '#shared/next-draw.ts'
import { outcomeOfGame } from '#shared/outcome.ts'
import { InlineLink } from '#shared/inline-link.tsx'
import type { LineShape } from '@fairground/rules/picking/line'
import styles from './game-over-page.module.css'

export interface GameOverPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults
  shape: LineShape
}

export function GameOverPage({ game, lobby, results, shape }: GameOverPageProps) {
  const t = useText()
  const games = useGames()
  const { pick, of } = shape.first
  const { currencyId, payoutCurrencyId, gameInstanceId } = game
  const next = games ? nextOpenDraw(games, game) : undefined
  const outcome = outcomeOfGame(
    moneyOf(results.staked, currencyId),
    moneyOf(results.totalWinnings, payoutCurrencyId),
    results.plays.length,
  )
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">
          {t('gameOver.subtitle', { title: game.gameTitle, when: dayAndTime(results.startTime) })}
        </p>
        <h1 tabIndex={-1} className="vh">
          {t('gameOver.title')}
        </h1>
        <BallRow
          numbers={results.drawn}
          max={of}
          bonus={results.drawn2nd ?? []}
          size={64}
          label={t('gameOver.numbers', { numbers: results.drawn.join(', ') })}
          className={styles.balls}
        />
      </header>
      <div className={styles.columns}>
        <div className={styles.main}>
          <OutcomeCard outcome={outcome} plays={results.plays} currencyId={payoutCurrencyId} />
          <div className={styles.actions}>
            <ButtonLink href="/" size="lg">
              {t('gameOver.toLobby')}
            </ButtonLink>
            {next && (
              <ButtonLink href={`/pick?id=${next.gameInstanceId}`} size="lg">
                {t('gameOver.againFor', { cost: playCostText(next, t('common.free')) })}
              </ButtonLink>
            )}
          </div>
          {next?.tournamentStartTime && (
            <p className="small muted">
              {t('gameOver.next', { when: dayAndTime(next.tournamentStartTime) })}
            </p>
          )}
          <Note icon="shield">
            {t('gameOver.verifyText')}{' '}
            <InlineLink href={`/draws?id=${gameInstanceId}`}>{t('gameOver.verify')}</InlineLink>
          </Note>
        </div>
        <div className={styles.main}>
          {results.plays.length > 0 && (
            <MyLinesCard plays={results.plays} drawn={results.drawn} max={of} currencyId={payoutCurrencyId} />
          )}
          <WinnersCard
            results={results}
            ladder={lobby.prizeLadder}
            currencyId={payoutCurrencyId}
            pick={pick}
          />
        </div>
      </div>
    </div>
  )
}
