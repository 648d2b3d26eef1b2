import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Output } from '@fairground/contract/operations'
import { ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Note } from '@fairground/ui/feedback/note.tsx'
import { useText } from '#core/text/text.ts'
import { DrawnHead } from '#features/game-over/drawn-head.tsx'
import { MyLinesCard } from '#features/game-over/my-lines-card.tsx'
import { NamesCard } from '#features/game-over/names-card.tsx'
import { OutcomeCard } from '#features/game-over/outcome-card.tsx'
import { BonusBallSlot } from '#features/progress/balls/bonus-ball-slot.tsx'
import { GameOverLayout } from './game-over-layout.tsx'
import { PlayAgain } from '#features/game-over/play-again.tsx'
import { RankingCard } from '#features/game-over/ranking-card.tsx'
import { useResultCue } from '#features/game-over/use-result-cue.ts'
import { useWinningText } from '#features/game-over/use-winning-text.ts'
import { WinnersCard } from '#features/game-over/winners-card.tsx'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import { unitsBySeq } from '#features/playout/lines/units-by-seq.ts'
import { getSiteKind } from '#kinds/kinds.ts'
import { replayHref } from '#kinds/game-address.ts'
import { GameLinks } from '#shared/game/game-links.tsx'
import { InlineLink } from '#shared/layout/inline-link.tsx'
import { toMoney } from '#core/money.ts'
import { computeOutcome } from '#shared/game/outcome.ts'

export interface GameOverPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults
  shape: PlayoutShape
}

/** Whether one of the player's lines won the jackpot. */
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
  const outcome = computeOutcome(
    toMoney(results.staked, currencyId),
    toMoney(results.totalWinnings, payoutCurrencyId),
    results.plays.length,
  )
  const units = unitsBySeq(lobby.myPlays)
  const isJackpot = wonJackpot(lobby, results)
  const winning = useWinningText(results, shape, units)
  useResultCue(outcome.tone, isJackpot, getSiteKind(game.gameRule).soundKind)
  return (
    <GameOverLayout
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
            gameTitle={game.gameTitle}
          />
          <BonusBallSlot game={game} plays={lobby.myPlays} />
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
