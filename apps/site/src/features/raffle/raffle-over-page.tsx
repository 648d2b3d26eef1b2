import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { PlayResult } from '@fairground/contract/entities/play'
import type { Output } from '@fairground/contract/operations'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Card } from '@fairground/ui/parts/card.tsx'
import { Note } from '@fairground/ui/parts/note.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { useMemo } from 'react'
import { useGames } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { OutcomeCard } from '#features/game-over/outcome-card.tsx'
import { useResultCue } from '#features/game-over/use-result-cue.ts'
import { CollectCard } from '#features/raffle/collect-card.tsx'
import { drawnPrizes, isMyWin, stubTone } from '#features/raffle/drawn-prizes.ts'
import { TicketNumbers } from '#features/raffle/ticket-numbers.tsx'
import { TicketStub } from '#features/raffle/ticket-stub.tsx'
import { usePrizeWords } from '#features/raffle/use-prize-words.ts'
import { WinnerRows } from '#features/raffle/winner-rows.tsx'
import { soundKindOf } from '#features/sound/sound-kind.ts'
import { dayAndTime } from '#shared/date.ts'
import { raffleNumber } from '#shared/drawn-parts.ts'
import { gameHref, replayHref } from '#shared/game-kind.ts'
import { GameLinks } from '#shared/game-links.tsx'
import { InlineLink } from '#shared/inline-link.tsx'
import { locale } from '#shared/locale.ts'
import { moneyOf, playCostText } from '#shared/money.ts'
import { nextOpenDraw } from '#shared/next-draw.ts'
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
  const games = useGames()
  const { won } = usePrizeWords()
  const { prizes, mine, others, missed } = usePrizes(props)
  const { payoutCurrencyId, gameInstanceId } = game
  const next = games ? nextOpenDraw(games, game) : undefined
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
    <div className={styles.page}>
      <header className={styles.head}>
        <p className="eyebrow">
          {t('raffle.over.subtitle', { title: game.gameTitle, when: dayAndTime(results.startTime) })}
        </p>
        <h1 tabIndex={-1}>
          {prizes.length === 0 ? t('raffle.over.unsold') : t('raffle.over.drawn', { count: prizes.length })}
        </h1>
        <div className={styles.drawn}>
          {prizes.slice(0, ticketsAtHead).map(prize => (
            <TicketStub key={prize.ticket} number={raffleNumber(prize.ticket)} tone={stubTone(prize)} />
          ))}
        </div>
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <OutcomeCard
            outcome={outcome}
            plays={results.plays}
            currencyId={payoutCurrencyId}
            words={{ none: t('raffle.over.noneText'), watched: t('raffle.over.watchedText'), winning }}
          />
          {mine.map(({ n, item }) => item !== undefined && <CollectCard key={n} item={item} />)}
          <div className={styles.actions}>
            <ButtonLink href="/" size="lg">
              {t('gameOver.toLobby')}
            </ButtonLink>
            {next && (
              <ButtonLink href={gameHref(next)} size="lg">
                {t('raffle.over.again', { cost: playCostText(next, t('common.free')) })}
              </ButtonLink>
            )}
          </div>
          {next?.tournamentStartTime && (
            <p className="small muted">
              {t('gameOver.next', { when: dayAndTime(next.tournamentStartTime) })}
            </p>
          )}
          {results.plays.length > 0 && (
            <Card title={t('raffle.over.tickets')}>
              <TicketNumbers
                label={t('raffle.over.tickets')}
                tickets={results.plays.flatMap(({ numbers }) => numbers)}
                won={new Map(mine.filter(isMyWin).map(prize => [prize.ticket, won(prize)]))}
              />
            </Card>
          )}
        </div>
        <div className={styles.column}>
          <Card title={t('raffle.over.prizes')}>
            <WinnerRows label={t('raffle.over.prizes')} prizes={[...mine, ...others]} />
            {missedNames.length > 0 && (
              <p className="small muted">
                {t('raffle.over.rolledOver', { names: listText(missedNames, locale) })}
              </p>
            )}
          </Card>
          <TextLink href={replayHref(game)} icon="play">
            {t('gameOver.replay')}
          </TextLink>
          <Note icon="shield">
            {t('raffle.over.verifyText')}{' '}
            <InlineLink href={`/draws?id=${gameInstanceId}`}>{t('gameOver.verify')}</InlineLink>
          </Note>
          <GameLinks game={game} holding={results.plays.length > 0} />
        </div>
      </div>
    </div>
  )
}
