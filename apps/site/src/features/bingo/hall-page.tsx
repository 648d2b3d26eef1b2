import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Output } from '@fairground/contract/operations'
import type { Frame } from '@fairground/rules/playout/timeline'
import { useEffect, useMemo, useState } from 'react'
import { useText } from '#app/text.ts'
import { BallLog } from '#features/bingo/ball-log.tsx'
import { BoardPanel } from '#features/bingo/board-panel.tsx'
import { CallerStage } from '#features/bingo/caller-stage.tsx'
import { bingoCards } from '#features/bingo/card.ts'
import { type Hall, openHall } from '#features/bingo/hall.ts'
import { HallBar } from '#features/bingo/hall-bar.tsx'
import { HallDock } from '#features/bingo/hall-dock.tsx'
import { HallNotes } from '#features/bingo/hall-notes.tsx'
import { type HallTab, HallTabs } from '#features/bingo/hall-tabs.tsx'
import { isWinning } from '#features/bingo/is-winning.ts'
import { NextGame } from '#features/bingo/next-game.tsx'
import { PrizesPanel } from '#features/bingo/prizes-panel.tsx'
import { type BingoRule, callOrder, type Round, roundTiers } from '#features/bingo/round.ts'
import { TicketsPanel } from '#features/bingo/tickets-panel.tsx'
import { useAnnouncedCalls } from '#features/bingo/use-announced-calls.ts'
import { useBanner } from '#features/bingo/use-banner.ts'
import { type CallName, useCallName } from '#features/bingo/use-call-name.ts'
import { useHallSounds } from '#features/bingo/use-hall-sounds.ts'
import { useHallTold } from '#features/bingo/use-hall-told.ts'
import { useEachMoment, useMoment } from '#features/bingo/use-moment.ts'
import { WinBanner } from '#features/bingo/win-banner.tsx'
import { WinnersPanel } from '#features/bingo/winners-panel.tsx'
import { winnersCount, winnersShown } from '#features/bingo/winners-shown.ts'
import { useBackNotice } from '#features/playout/use-back-notice.ts'
import { useBallInTitle } from '#features/playout/use-hidden-title.ts'
import { TransportBar } from '#features/playout/transport-bar.tsx'
import { usePlayoutKeys } from '#features/playout/use-playout-keys.ts'
import { useRunningShow, useTransport } from '#features/playout/use-running-show.ts'
import { useToResult } from '#features/playout/use-to-result.ts'
import { cue } from '#features/sound/cue.ts'
import { DrawSoundsOffer } from '#features/sound/draw-sounds-offer.tsx'
import { liveLadder } from '#shared/live-ladder.ts'
import { stakedOn } from '#shared/staked.ts'
import styles from './hall-page.module.css'

export interface HallPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  rule: BingoRule
  results: GameResults | undefined
  loggedIn: boolean
  replay: boolean
}

const NO_FRAMES: readonly Frame[] = []
const NO_WINNERS: NonNullable<GameResults['winnersList']> = []

const useRound = ({
  game,
  lobby,
  rule,
  results,
}: Pick<HallPageProps, 'game' | 'lobby' | 'rule' | 'results'>): Round => {
  const { prizePool, payoutCurrencyId } = game
  return useMemo(() => {
    const ladder = liveLadder(lobby.prizeLadder, { prizePool, payoutCurrencyId })
    return {
      rule,
      tiers: roundTiers(ladder, results, payoutCurrencyId),
      cards: bingoCards(results?.plays ?? lobby.myPlays),
      callOf: callOrder(results?.timeline ?? []),
    }
  }, [lobby, results, rule, prizePool, payoutCurrencyId])
}

/** What follows the balls without being drawn: words, sounds, the title of a hidden tab. */
const useFollowers = (hall: Hall, { gameTitle }: Game, callName: (number: number) => CallName): void => {
  const ballInTitle = useBallInTitle(gameTitle, () => hall.read().number)
  useEachMoment(hall, ({ number }) => ballInTitle(number))
  useAnnouncedCalls(hall)
  useHallSounds(hall, callName)
}

/** What was won just now, and whether it is to be celebrated. */
const useHallNews = (hall: Hall, { game, lobby }: Pick<HallPageProps, 'game' | 'lobby'>) => {
  const tiers = useMoment(hall, ({ view }) => view.tiers)
  const wins = useMoment(hall, ({ view }) => view.wins)
  const present = useMoment(hall, moment => moment.present)
  const staked = useMemo(() => stakedOn(lobby.myPlays, game.currencyId), [lobby, game.currencyId])
  const news = useBanner(tiers, present)
  const winning = isWinning(news, wins, staked)
  useEffect(() => {
    if (winning) cue(news.some(({ isJackpot }) => isJackpot) ? 'jackpot' : 'win')
  }, [winning, news])
  const banner = useMemo(() => news.length > 0 && <WinBanner news={news} wins={wins} />, [news, wins])
  return { tiers, wins, winning, banner }
}

/** The hall: the caller, my tickets, the board and the winners, all by the server's clock. */
export function HallPage(props: HallPageProps) {
  const { game, rule, results, loggedIn, replay } = props
  const t = useText()
  const [tab, setTab] = useState<HallTab>('tickets')
  const { gameInstanceId } = game
  const round = useRound(props)
  const show = useRunningShow(gameInstanceId, results?.timeline ?? NO_FRAMES, { replay })
  const hall = useMemo(() => openHall(show, round), [show, round])
  const phase = useMoment(hall, moment => moment.phase)
  const missed = useMoment(hall, moment => moment.missed)
  const transport = useTransport(show)
  const { tiers, wins, winning, banner } = useHallNews(hall, props)
  const winners = useMemo(
    () => winnersShown({ tiers, wins }, results?.winnersList ?? NO_WINNERS),
    [tiers, wins, results],
  )
  const callName = useCallName(rule.balls)
  const onKeyDown = usePlayoutKeys(useHallTold(hall))
  const nicknames = rule.balls === 90
  const nextGame = useMemo(() => <NextGame game={game} />, [game])

  useFollowers(hall, game, callName)
  useBackNotice(missed, phase === 'ended', {
    missed: count => t('bingo.playout.missed', { count }),
    last: numbers => t('bingo.playout.missedText', { numbers }),
  })
  useToResult(`/bingo/gameover?id=${gameInstanceId}`, phase === 'ended' && !replay)

  return (
    <div onKeyDown={onKeyDown} role="presentation">
      <HallBar
        game={game}
        badge={replay ? 'replay' : phase === 'countdown' || phase === 'ended' ? undefined : 'live'}
        nicknames={nicknames}
        loggedIn={loggedIn}
      />
      <div className={styles.hall} data-tab={tab}>
        <div className={styles.left}>
          <CallerStage
            game={game}
            hall={hall}
            rule={rule}
            callName={callName}
            banner={banner}
            winning={winning}
          />
          <div className={styles.tabs}>
            <HallTabs tab={tab} onTab={setTab} />
          </div>
          <div className={styles.onBoard}>
            <PrizesPanel hall={hall} jackpotCalls={rule.jackpotCalls} />
          </div>
        </div>
        <div className={styles.tickets}>
          <DrawSoundsOffer kind="bingo" />
          <TicketsPanel hall={hall} balls={rule.balls}>
            {nextGame}
          </TicketsPanel>
        </div>
        <div className={styles.right}>
          <div className={styles.onBoard}>
            <BoardPanel hall={hall} balls={rule.balls} />
          </div>
          <div className={styles.winners}>
            <WinnersPanel winners={winners} count={winnersCount(tiers)} />
            <BallLog hall={hall} balls={rule.balls} callName={callName} />
            <HallNotes gameInstanceId={gameInstanceId} />
          </div>
        </div>
      </div>
      {transport && (
        <TransportBar transport={transport} resultHref={`/bingo/gameover?id=${gameInstanceId}`} />
      )}
      <HallDock nicknames={nicknames} loggedIn={loggedIn} />
    </div>
  )
}
