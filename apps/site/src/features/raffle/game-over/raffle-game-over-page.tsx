import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { PlayResult } from '@fairground/contract/entities/plays/play'
import type { Output } from '@fairground/contract/operations'
import { Card } from '@fairground/ui/layout/card.tsx'
import { useMemo } from 'react'
import { useText } from '#core/text/text.ts'
import { AfterDraw } from '#features/game-over/after-draw.tsx'
import { OutcomeCard } from '#features/game-over/outcome-card.tsx'
import { GameOverLayout } from '#features/game-over/game-over-layout.tsx'
import { PlayAgain } from '#features/game-over/play-again.tsx'
import { useResultCue } from '#features/game-over/use-result-cue.ts'
import { CollectCard } from './collect-card.tsx'
import { drawnPrizes, isMyWin, stubTone } from '#features/raffle/tickets/drawn-prizes.ts'
import { TicketNumbers } from '#features/raffle/tickets/ticket-numbers.tsx'
import { TicketStub } from '#features/raffle/tickets/ticket-stub.tsx'
import { usePrizeWords } from '#features/raffle/tickets/use-prize-words.ts'
import { WinnerRows } from '#features/raffle/tickets/winner-rows.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'
import { locale } from '#core/text/locale.ts'
import { toMoney } from '#core/money.ts'
import { listText } from '#shared/format/number-list.ts'
import { computeOutcome } from '#shared/game/outcome.ts'
import { liveLadder } from '#shared/game/live-ladder.ts'
import styles from './raffle-game-over-page.module.css'

export interface RaffleGameOverPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults
}

/** More tickets would not be readable at a glance. */
const maxTicketsInHead = 5

const usePrizes = ({ game, lobby, results }: RaffleGameOverPageProps) =>
  useMemo(() => {
    const ladder = liveLadder(lobby, game)
    const prizes = drawnPrizes(ladder, results, game.payoutCurrencyId)
    return {
      prizes,
      mine: prizes.filter(({ isMine }) => isMine),
      others: prizes.filter(({ isMine }) => !isMine),
      missed: ladder.filter(({ tier }) => !prizes.some(prize => prize.tier === tier)),
    }
  }, [game, lobby, results])

export function RaffleGameOverPage(props: RaffleGameOverPageProps) {
  const { game, results } = props
  const t = useText()
  const { won } = usePrizeWords()
  const { prizes, mine, others, missed } = usePrizes(props)
  const { payoutCurrencyId } = game
  const outcome = computeOutcome(
    toMoney(results.staked, game.currencyId),
    toMoney(results.totalWinnings, payoutCurrencyId),
    results.plays.length,
  )
  useResultCue(outcome.tone, false, getSiteKind(game.gameRule).soundKind)
  const winning = ({ numbers: [ticket = 0] }: PlayResult): string => {
    const prize = mine.find(drawn => drawn.ticket === ticket)
    const number = raffleNumber(ticket)
    return prize === undefined
      ? t('raffle.ticket', { number })
      : t('raffle.winningTicket', { number, prize: prize.name })
  }
  const missedNames = missed.flatMap(({ prizeText }) => prizeText ?? [])
  return (
    <GameOverLayout
      gameTitle={game.gameTitle}
      at={results.startTime}
      head={
        <>
          <h1 tabIndex={-1}>
            {prizes.length === 0 ? t('raffle.over.unsold') : t('raffle.over.drawn', { count: prizes.length })}
          </h1>
          <div className={styles.drawn}>
            {prizes.slice(0, maxTicketsInHead).map(prize => (
              <TicketStub key={prize.ticket} number={raffleNumber(prize.ticket)} tone={stubTone(prize)} />
            ))}
          </div>
        </>
      }
      main={
        <>
          <OutcomeCard
            outcome={outcome}
            plays={results.plays}
            currencyId={payoutCurrencyId}
            gameTitle={game.gameTitle}
            words={{ none: t('raffle.over.noneText'), watched: t('raffle.over.watchedText'), winning }}
          />
          {mine.map(({ n, item }) => item !== undefined && <CollectCard key={n} item={item} />)}
          <PlayAgain
            game={game}
            words={{
              again: cost => t('raffle.over.again', { cost }),
              next: when => t('gameOver.next', { when }),
            }}
          />
          {results.plays.length > 0 && (
            <Card title={t('raffle.over.tickets')}>
              <TicketNumbers
                label={t('raffle.over.tickets')}
                tickets={results.plays.flatMap(({ numbers }) => numbers)}
                won={new Map(mine.filter(isMyWin).map(prize => [prize.ticket, won(prize)]))}
              />
            </Card>
          )}
        </>
      }
      rail={
        <>
          <Card title={t('raffle.over.prizes')}>
            <WinnerRows label={t('raffle.over.prizes')} prizes={[...mine, ...others]} />
            {missedNames.length > 0 && (
              <p className="small muted">
                {t('raffle.over.rolledOver', { names: listText(missedNames, locale) })}
              </p>
            )}
          </Card>
          <AfterDraw
            game={game}
            words={{ proof: t('raffle.over.verifyText'), verify: t('gameOver.verify') }}
            holding={results.plays.length > 0}
          />
        </>
      }
    />
  )
}
