import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Output } from '@fairground/contract/operations'
import type { Frame } from '@fairground/rules/playout/timeline'
import { useEffect, useMemo, useState } from 'react'
import { useWatchedStep } from '#shared/rewards/use-watched-step.ts'
import { useText } from '#core/text/text.ts'
import { BallLog } from './ball-log.tsx'
import { BoardPanel } from './board-panel.tsx'
import { CallerStage } from './caller-stage.tsx'
import { bingoCards } from '#features/bingo/tickets/bingo-card.ts'
import { type Hall, openHall } from './hall.ts'
import { HallBar } from './hall-bar.tsx'
import { HallDock } from './hall-dock.tsx'
import { HallNotes } from './hall-notes.tsx'
import { type HallTab, HallTabs } from './hall-tabs.tsx'
import { isWinning } from './is-winning.ts'
import { NextGame } from './next-game.tsx'
import { PrizesPanel } from './prizes-panel.tsx'
import { callOrder, type BingoGame, toBingoTiers } from '#features/bingo/game/bingo-game.ts'
import type { BingoRule } from '#kinds/bingo/bingo-kind.ts'
import { TicketsPanel } from '#features/bingo/tickets/tickets-panel.tsx'
import { useAnnouncedCalls } from './use-announced-calls.ts'
import { useNewlyWon } from './use-newly-won.ts'
import { type CallName, useCallName } from '#features/bingo/game/use-call-name.ts'
import { useHallSounds } from './use-hall-sounds.ts'
import { useHallAnnouncements } from './use-hall-announcements.ts'
import { useEachHallMoment, useHallMoment } from './use-hall-moment.ts'
import { WinBanner } from './win-banner.tsx'
import { WinnersPanel } from './winners-panel.tsx'
import { countWinners, visibleWinners } from './visible-winners.ts'
import { useMissedBallsNotice } from '#features/playout/page/use-missed-balls-notice.ts'
import { useBallInTitle } from '#features/playout/page/use-hidden-title.ts'
import { TransportBar } from '#features/playout/page/transport-bar.tsx'
import { usePlayoutKeys } from '#features/playout/page/use-playout-keys.ts'
import { useRunningPlayout, useTransport } from '#features/playout/timeline/use-running-playout.ts'
import { useGoToResult } from '#features/playout/timeline/use-go-to-result.ts'
import { cue } from '#shared/sound/cue.ts'
import { DrawSoundsOffer } from '#shared/sound/draw-sounds-offer.tsx'
import { ladderAtDraw } from '#shared/game/ladder-at-draw.ts'
import { totalStake } from '#shared/money/total-stake.ts'
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

const useBingoGame = ({
  game,
  lobby,
  rule,
  results,
}: Pick<HallPageProps, 'game' | 'lobby' | 'rule' | 'results'>): BingoGame => {
  const { prizePool, payoutCurrencyId, gamePlayCurrent } = game
  return useMemo(() => {
    const ladder = ladderAtDraw(lobby, { prizePool, payoutCurrencyId, gamePlayCurrent }, results)
    return {
      rule,
      tiers: toBingoTiers(ladder, results, payoutCurrencyId),
      cards: bingoCards(results?.plays ?? lobby.myPlays),
      callByNumber: callOrder(results?.timeline ?? []),
    }
  }, [lobby, results, rule, prizePool, payoutCurrencyId, gamePlayCurrent])
}

/** Effects of each ball outside the page: announcements, sounds, and the title of a hidden tab. */
const useHallEffects = (hall: Hall, { gameTitle }: Game, callName: (number: number) => CallName): void => {
  const ballInTitle = useBallInTitle(gameTitle, () => hall.read().number)
  useEachHallMoment(hall, ({ number }) => ballInTitle(number))
  useAnnouncedCalls(hall)
  useHallSounds(hall, callName)
}

/** The prizes won so far, and the banner and celebration for the ones just won. */
const useHallWins = (hall: Hall, { game, lobby }: Pick<HallPageProps, 'game' | 'lobby'>) => {
  const tiers = useHallMoment(hall, ({ view }) => view.tiers)
  const wins = useHallMoment(hall, ({ view }) => view.wins)
  const present = useHallMoment(hall, moment => moment.present)
  const staked = useMemo(() => totalStake(lobby.myPlays, game.currencyId), [lobby, game.currencyId])
  const newlyWon = useNewlyWon(tiers, present)
  const winning = isWinning(newlyWon, wins, staked)
  useEffect(() => {
    if (winning) cue(newlyWon.some(({ isJackpot }) => isJackpot) ? 'jackpot' : 'win')
  }, [winning, newlyWon])
  const banner = useMemo(
    () => newlyWon.length > 0 && <WinBanner newlyWon={newlyWon} wins={wins} />,
    [newlyWon, wins],
  )
  return { tiers, wins, winning, banner }
}

/** The bingo hall: caller, tickets, board and winners, in step with the server's clock. */
export function HallPage(props: HallPageProps) {
  const { game, rule, results, loggedIn, replay } = props
  const t = useText()
  const [tab, setTab] = useState<HallTab>('tickets')
  const { gameInstanceId } = game
  const bingo = useBingoGame(props)
  const playout = useRunningPlayout(gameInstanceId, results?.timeline ?? NO_FRAMES, { replay })
  const hall = useMemo(() => openHall(playout, bingo), [playout, bingo])
  const phase = useHallMoment(hall, moment => moment.phase)
  const missed = useHallMoment(hall, moment => moment.missed)
  const transport = useTransport(playout)
  const { tiers, wins, winning, banner } = useHallWins(hall, props)
  const winners = useMemo(
    () => visibleWinners({ tiers, wins }, results?.winnersList ?? NO_WINNERS),
    [tiers, wins, results],
  )
  const callName = useCallName(rule.balls)
  const onKeyDown = usePlayoutKeys(useHallAnnouncements(hall))
  const nicknames = rule.balls === 90
  const nextGame = useMemo(() => <NextGame game={game} />, [game])

  useHallEffects(hall, game, callName)
  useMissedBallsNotice(missed, phase === 'ended', {
    missed: count => t('bingo.playout.missed', { count }),
    last: numbers => t('bingo.playout.missedText', { numbers }),
  })
  useGoToResult(`/bingo/gameover?id=${gameInstanceId}`, phase === 'ended' && !replay)
  useWatchedStep(gameInstanceId, phase === 'ended', replay)

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
          <TicketsPanel hall={hall} balls={rule.balls}>
            {nextGame}
          </TicketsPanel>
          <DrawSoundsOffer kind="bingo" />
        </div>
        <div className={styles.right}>
          <div className={styles.onBoard}>
            <BoardPanel hall={hall} balls={rule.balls} />
          </div>
          <div className={styles.winners}>
            <WinnersPanel winners={winners} count={countWinners(tiers)} />
            <BallLog hall={hall} balls={rule.balls} callName={callName} />
            <HallNotes gameInstanceId={gameInstanceId} replay={replay} />
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
