import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PlayResult } from '@fairground/contract/entities/play'
import type { Output } from '@fairground/contract/operations'
import { Ball } from '@fairground/ui/parts/ball.tsx'
import { useMemo } from 'react'
import { useText } from '#app/text.ts'
import { bingoCards } from '#features/bingo/card.ts'
import { CalledCard } from '#features/bingo/called-card.tsx'
import { OverPrizes } from '#features/bingo/over-prizes.tsx'
import { OverTickets } from '#features/bingo/over-tickets.tsx'
import { type BingoRule, callOrder, roundTiers } from '#features/bingo/round.ts'
import { roundViewAt } from '#features/bingo/round-view.ts'
import { useCallName } from '#features/bingo/use-call-name.ts'
import { AfterDraw } from '#features/game-over/after-draw.tsx'
import { OutcomeCard } from '#features/game-over/outcome-card.tsx'
import { OverLayout } from '#features/game-over/over-layout.tsx'
import { PlayAgain } from '#features/game-over/play-again.tsx'
import { liveLadder } from '#shared/live-ladder.ts'
import { moneyOf } from '#shared/money.ts'
import { listText } from '#shared/number-list.ts'
import { locale } from '#shared/locale.ts'
import { outcomeOfGame } from '#shared/outcome.ts'
import styles from './bingo-over-page.module.css'

export interface BingoOverPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults
  rule: BingoRule
}

export function BingoOverPage({ game, lobby, results, rule }: BingoOverPageProps) {
  const t = useText()
  const callName = useCallName(rule.balls)
  const { payoutCurrencyId } = game
  const calls = useMemo(() => [...callOrder(results.timeline).keys()], [results])
  const view = useMemo(() => {
    const tiers = roundTiers(liveLadder(lobby.prizeLadder, game), results, payoutCurrencyId)
    const round = { rule, tiers, cards: bingoCards(results.plays), callOf: callOrder(results.timeline) }
    return roundViewAt(round, calls.length, true)
  }, [lobby, game, results, rule, payoutCurrencyId, calls.length])
  const last = calls.at(-1)
  const outcome = outcomeOfGame(
    moneyOf(results.staked, game.currencyId),
    moneyOf(results.totalWinnings, payoutCurrencyId),
    results.plays.length,
  )
  const winning = ({ seq }: PlayResult, n: number): string => {
    const won = view.cards.find(({ card }) => card.seq === seq)?.won ?? []
    return won.length === 0
      ? t('bingo.over.ticketWonPlain', { n })
      : t('bingo.over.ticketWon', {
          n,
          patterns: listText(
            won.map(({ name }) => name),
            locale,
          ),
        })
  }
  return (
    <OverLayout
      gameTitle={game.gameTitle}
      at={results.startTime}
      head={
        <>
          <h1 tabIndex={-1} className="vh">
            {t('bingo.over.title')}
          </h1>
          {last !== undefined && (
            <div className={styles.last}>
              <Ball number={last} max={rule.balls} size={96} />
              <div>
                <p className={styles.name}>
                  <span className="vh">{last}, </span>
                  {callName(last).name}
                </p>
                <p className="muted num">
                  {t('bingo.over.lastBallOf', { n: calls.length, balls: rule.balls })}
                </p>
              </div>
            </div>
          )}
        </>
      }
      main={
        <>
          <OutcomeCard
            outcome={outcome}
            plays={results.plays}
            currencyId={payoutCurrencyId}
            words={{
              none: t('bingo.over.noneText'),
              watched: t('bingo.over.watchedText'),
              watchedTitle: t('bingo.over.watchedTitle'),
              winning,
            }}
          />
          <PlayAgain
            game={game}
            words={{
              again: cost => t('bingo.over.again', { cost }),
              next: when => t('bingo.over.next', { when }),
            }}
          />
          <OverTickets view={view} balls={rule.balls} plays={results.plays} currencyId={payoutCurrencyId} />
        </>
      }
      rail={
        <>
          <OverPrizes tiers={view.tiers} />
          <CalledCard calls={calls} balls={rule.balls} />
          <AfterDraw
            game={game}
            words={{ sealed: t('bingo.over.verifyText'), verify: t('bingo.over.verify') }}
            holding={results.plays.length > 0}
          />
        </>
      }
    />
  )
}
