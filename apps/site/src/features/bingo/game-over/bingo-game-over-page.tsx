import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { PlayResult } from '@fairground/contract/entities/plays/play'
import type { Output } from '@fairground/contract/operations'
import { Ball } from '@fairground/ui/games/numbers/ball.tsx'
import { useMemo } from 'react'
import { useText } from '#core/text/text.ts'
import { bingoCards } from '#features/bingo/tickets/bingo-card.ts'
import { CalledCard } from './called-card.tsx'
import { PrizesWon } from './prizes-won.tsx'
import { TicketsPlayed } from './tickets-played.tsx'
import { callOrder, toBingoTiers } from '#features/bingo/game/bingo-game.ts'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import { bingoViewAt } from '#features/bingo/game/bingo-view.ts'
import { useCallName } from '#features/bingo/game/use-call-name.ts'
import { AfterDraw } from '#features/game-over/after-draw.tsx'
import { OutcomeCard } from '#features/game-over/outcome-card.tsx'
import { GameOverLayout } from '#features/game-over/game-over-layout.tsx'
import { PlayAgain } from '#features/game-over/play-again.tsx'
import { ladderAtDraw } from '#shared/game/ladder-at-draw.ts'
import { toMoney } from '#core/money.ts'
import { listText } from '#shared/format/number-list.ts'
import { locale } from '#core/text/locale.ts'
import { computeOutcome } from '#shared/game/outcome.ts'
import styles from './bingo-game-over-page.module.css'

export interface BingoGameOverPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults
  rule: BingoRule
}

export function BingoGameOverPage({ game, lobby, results, rule }: BingoGameOverPageProps) {
  const t = useText()
  const callName = useCallName(rule.balls)
  const { payoutCurrencyId } = game
  const calls = useMemo(() => [...callOrder(results.timeline).keys()], [results])
  const view = useMemo(() => {
    const tiers = toBingoTiers(ladderAtDraw(lobby, game, results), results, payoutCurrencyId)
    const bingo = { rule, tiers, cards: bingoCards(results.plays), callByNumber: callOrder(results.timeline) }
    return bingoViewAt(bingo, calls.length, true)
  }, [lobby, game, results, rule, payoutCurrencyId, calls.length])
  const last = calls.at(-1)
  const outcome = computeOutcome(
    toMoney(results.staked, game.currencyId),
    toMoney(results.totalWinnings, payoutCurrencyId),
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
    <GameOverLayout
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
            gameTitle={game.gameTitle}
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
          <TicketsPlayed view={view} balls={rule.balls} plays={results.plays} currencyId={payoutCurrencyId} />
        </>
      }
      rail={
        <>
          <PrizesWon tiers={view.tiers} />
          <CalledCard calls={calls} balls={rule.balls} />
          <AfterDraw
            game={game}
            words={{ proof: t('bingo.over.verifyText'), verify: t('bingo.over.verify') }}
            holding={results.plays.length > 0}
          />
        </>
      }
    />
  )
}
