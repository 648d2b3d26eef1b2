import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Output } from '@fairground/contract/operations'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { useText } from '#app/text.ts'
import { DrawnHead } from '#features/game-over/drawn-head.tsx'
import { MyLinesCard } from '#features/game-over/my-lines-card.tsx'
import { NamesCard } from '#features/game-over/names-card.tsx'
import { OutcomeCard } from '#features/game-over/outcome-card.tsx'
import { OverLayout } from '#features/game-over/over-layout.tsx'
import { PlayAgain } from '#features/game-over/play-again.tsx'
import { RankingCard } from '#features/game-over/ranking-card.tsx'
import { useResultCue } from '#features/game-over/use-result-cue.ts'
import { useWinningText } from '#features/game-over/use-winning-text.ts'
import { WinnersCard } from '#features/game-over/winners-card.tsx'
import type { ShowShape } from '#features/playout/show-shape.ts'
import { unitsBySeq } from '#features/playout/units-by-seq.ts'
import { soundKindOf } from '#features/sound/sound-kind.ts'
import { replayHref } from '#shared/game-kind.ts'
import { GameLinks } from '#shared/game-links.tsx'
import { InlineLink } from '#shared/inline-link.tsx'
import { moneyOf } from '#shared/money.ts'
import { outcomeOfGame } from '#shared/outcome.ts'

export interface GameOverPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults
  shape: ShowShape
}

/** One of my lines is the one the jackpot was paid for. */
const wonJackpot = (
  { prizeLadder }: GameOverPageProps['lobby'],
  { jackpot, plays }: GameResults,
): boolean => {
  const top = prizeLadder.find(({ kind }) => kind === 'jackpot')
  return (
    jackpot.won &&
    top !== undefined &&
    plays.some(play => play.matches === top.matches && (play.matches2nd ?? 0) === (top.matches2nd ?? 0))
  )
}

export function GameOverPage({ game, lobby, results, shape }: GameOverPageProps) {
  const t = useText()
  const { currencyId, payoutCurrencyId, gameInstanceId } = game
  const outcome = outcomeOfGame(
    moneyOf(results.staked, currencyId),
    moneyOf(results.totalWinnings, payoutCurrencyId),
    results.plays.length,
  )
  const units = unitsBySeq(lobby.myPlays)
  const isJackpot = wonJackpot(lobby, results)
  const winning = useWinningText(results, shape, units)
  useResultCue(outcome.tone, isJackpot, soundKindOf(game))
  return (
    <OverLayout
      gameTitle={game.gameTitle}
      at={results.startTime}
      head={
        <>
          <h1 tabIndex={-1} className="vh">
            {t('gameOver.title')}
          </h1>
          <DrawnHead drawn={results} shape={shape} />
        </>
      }
      main={
        <>
          <OutcomeCard
            outcome={outcome}
            plays={results.plays}
            words={{ winning }}
            isJackpot={isJackpot}
            currencyId={payoutCurrencyId}
          />
          <PlayAgain
            game={game}
            words={{
              again: cost => t('gameOver.againFor', { cost }),
              next: when => t('gameOver.next', { when }),
            }}
          />
          <ButtonLink href={replayHref(game)} icon="repeat" tone="ghost">
            {t('gameOver.replay')}
          </ButtonLink>
          <Note icon="shield">
            {t('gameOver.verifyText')}{' '}
            <InlineLink href={`/draws?id=${gameInstanceId}`}>{t('gameOver.verify')}</InlineLink>
          </Note>
          <NamesCard results={results} currencyId={payoutCurrencyId} />
          <GameLinks game={game} holding={results.plays.length > 0} />
        </>
      }
      rail={
        <>
          {results.plays.length > 0 && (
            <MyLinesCard results={results} shape={shape} units={units} currencyId={payoutCurrencyId} />
          )}
          <WinnersCard
            results={results}
            ladder={lobby.prizeLadder}
            currencyId={payoutCurrencyId}
            shape={shape}
          />
          <RankingCard winners={results.winners} currencyId={payoutCurrencyId} />
        </>
      }
    />
  )
}
