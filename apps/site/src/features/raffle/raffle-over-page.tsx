import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PlayResult } from '@fairground/contract/entities/play'
import type { Output } from '@fairground/contract/operations'
import { Card } from '@fairground/ui/parts/card.tsx'
import { useMemo } from 'react'
import { useText } from '#app/text.ts'
import { AfterDraw } from '#features/game-over/after-draw.tsx'
import { OutcomeCard } from '#features/game-over/outcome-card.tsx'
import { OverLayout } from '#features/game-over/over-layout.tsx'
import { PlayAgain } from '#features/game-over/play-again.tsx'
import { useResultCue } from '#features/game-over/use-result-cue.ts'
import { CollectCard } from '#features/raffle/collect-card.tsx'
import { drawnPrizes, isMyWin, stubTone } from '#features/raffle/drawn-prizes.ts'
import { TicketNumbers } from '#features/raffle/ticket-numbers.tsx'
import { TicketStub } from '#features/raffle/ticket-stub.tsx'
import { usePrizeWords } from '#features/raffle/use-prize-words.ts'
import { WinnerRows } from '#features/raffle/winner-rows.tsx'
import { soundKindOf } from '#features/sound/sound-kind.ts'
import { raffleNumber } from '#shared/drawn-parts.ts'
import { locale } from '#shared/locale.ts'
import { moneyOf } from '#shared/money.ts'
import { listText } from '#shared/number-list.ts'
import { outcomeOfGame } from '#shared/outcome.ts'
import { liveLadder } from '#shared/live-ladder.ts'
import styles from './raffle-over-page.module.css'

export interface RaffleOverPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults
}

/** As many winning tickets as one glance takes in. */
const ticketsAtHead = 5

const usePrizes = ({ game, lobby, results }: RaffleOverPageProps) =>
  useMemo(() => {
    const ladder = liveLadder(lobby.prizeLadder, game)
    const prizes = drawnPrizes(ladder, results, game.payoutCurrencyId)
    return {
      prizes,
      mine: prizes.filter(({ isMine }) => isMine),
      others: prizes.filter(({ isMine }) => !isMine),
      missed: ladder.filter(({ tier }) => !prizes.some(prize => prize.tier === tier)),
    }
  }, [game, lobby, results])

export function RaffleOverPage(props: RaffleOverPageProps) {
  const { game, results } = props
  const t = useText()
  const { won } = usePrizeWords()
  const { prizes, mine, others, missed } = usePrizes(props)
  const { payoutCurrencyId } = game
  const outcome = outcomeOfGame(
    moneyOf(results.staked, game.currencyId),
    moneyOf(results.totalWinnings, payoutCurrencyId),
    results.plays.length,
  )
  useResultCue(outcome.tone, false, soundKindOf(game))
  const winning = ({ numbers: [ticket = 0] }: PlayResult): string => {
    const prize = mine.find(drawn => drawn.ticket === ticket)
    const number = raffleNumber(ticket)
    return prize === undefined
      ? t('raffle.ticket', { number })
      : t('raffle.winningTicket', { number, prize: prize.name })
  }
  const missedNames = missed.flatMap(({ prizeText }) => prizeText ?? [])
  return (
    <OverLayout
      gameTitle={game.gameTitle}
      at={results.startTime}
      head={
        <>
          <h1 tabIndex={-1}>
            {prizes.length === 0 ? t('raffle.over.unsold') : t('raffle.over.drawn', { count: prizes.length })}
          </h1>
          <div className={styles.drawn}>
            {prizes.slice(0, ticketsAtHead).map(prize => (
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
            words={{ sealed: t('raffle.over.verifyText'), verify: t('gameOver.verify') }}
            holding={results.plays.length > 0}
          />
        </>
      }
    />
  )
}
