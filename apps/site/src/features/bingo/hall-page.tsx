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
import { HallBar } from '#features/bingo/hall-bar.tsx'
import { HallDock } from '#features/bingo/hall-dock.tsx'
import { HallNotes } from '#features/bingo/hall-notes.tsx'
import { type HallTab, HallTabs } from '#features/bingo/hall-tabs.tsx'
import { isWinning } from '#features/bingo/is-winning.ts'
import { NextGame } from '#features/bingo/next-game.tsx'
import { PrizesPanel } from '#features/bingo/prizes-panel.tsx'
import { type BingoRule, callOrder, type Round, roundTiers } from '#features/bingo/round.ts'
import { roundViewer } from '#features/bingo/round-view.ts'
import { TicketsPanel } from '#features/bingo/tickets-panel.tsx'
import { useAnnouncedCalls } from '#features/bingo/use-announced-calls.ts'
import { useBanner } from '#features/bingo/use-banner.ts'
import { useCallName } from '#features/bingo/use-call-name.ts'
import { useHallSounds } from '#features/bingo/use-hall-sounds.ts'
import { useHallTold } from '#features/bingo/use-hall-told.ts'
import { useJoinedAt } from '#features/playout/use-joined-at.ts'
import { WinBanner } from '#features/bingo/win-banner.tsx'
import { WinnersPanel } from '#features/bingo/winners-panel.tsx'
import { winnersCount, winnersShown } from '#features/bingo/winners-shown.ts'
import { useBackNotice } from '#features/playout/use-back-notice.ts'
import { useHiddenTitle } from '#features/playout/use-hidden-title.ts'
import { TransportBar } from '#features/playout/transport-bar.tsx'
import { usePlayout } from '#features/playout/use-playout.ts'
import { usePlayoutKeys } from '#features/playout/use-playout-keys.ts'
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

/** The hall: the caller, my tickets, the board and the winners, all by the server's clock. */
export function HallPage(props: HallPageProps) {
  const { game, lobby, rule, results, loggedIn, replay } = props
  const t = useText()
  const [tab, setTab] = useState<HallTab>('tickets')
  const { gameInstanceId } = game
  const round = useRound(props)
  const { state, missed, gone, present, transport } = usePlayout(
    gameInstanceId,
    results?.timeline ?? NO_FRAMES,
    {
      replay,
    },
  )
  const over = state.phase === 'draw_ended' || state.phase === 'draw_post_ended' || state.phase === 'ended'
  const calls = useMemo<readonly number[]>(() => state.currentDraw.map(({ number }) => number), [state])
  const viewAt = useMemo(() => roundViewer(round), [round])
  const view = useMemo(() => viewAt(calls.length, over), [viewAt, calls.length, over])
  const { tiers, wins } = view
  const jackpotOpen = tiers.some(({ state: each }) => each === 'jackpot')
  const winners = useMemo(
    () => winnersShown({ tiers, wins }, results?.winnersList ?? NO_WINNERS),
    [tiers, wins, results],
  )
  const staked = useMemo(() => stakedOn(lobby.myPlays, game.currencyId), [lobby, game.currencyId])
  const news = useBanner(tiers, present)
  const winning = isWinning(news, wins, staked)
  const callName = useCallName(rule.balls)
  const number = calls.at(-1)
  const call = useMemo(() => (number === undefined ? undefined : callName(number)), [callName, number])
  const joinedAt = useJoinedAt(calls.length)
  const onKeyDown = usePlayoutKeys(useHallTold(calls, view))
  const nicknames = rule.balls === 90

  useAnnouncedCalls(calls, view, present)
  useHallSounds(calls, view, present, call)
  useBackNotice(missed, state.phase === 'ended', {
    missed: count => t('bingo.playout.missed', { count }),
    last: numbers => t('bingo.playout.missedText', { numbers }),
  })
  useHiddenTitle(game.gameTitle, number)
  useToResult(`/bingo/gameover?id=${gameInstanceId}`, state.phase === 'ended' && !replay)
  useEffect(() => {
    if (winning) cue(news.some(({ isJackpot }) => isJackpot) ? 'jackpot' : 'win')
  }, [winning, news])

  return (
    <div onKeyDown={onKeyDown} role="presentation">
      <HallBar
        game={game}
        badge={
          replay ? 'replay' : state.phase === 'countdown' || state.phase === 'ended' ? undefined : 'live'
        }
        nicknames={nicknames}
        loggedIn={loggedIn}
      />
      <div className={styles.hall} data-tab={tab}>
        <div className={styles.left}>
          <CallerStage
            game={game}
            rule={rule}
            state={state}
            call={state.currentBall && call}
            view={view}
            gone={gone}
            present={present}
            joinedAt={joinedAt}
            banner={news.length > 0 && <WinBanner news={news} wins={wins} />}
            winning={winning}
          />
          <div className={styles.tabs}>
            <HallTabs tab={tab} onTab={setTab} />
          </div>
          <div className={styles.onBoard}>
            <PrizesPanel
              tiers={tiers}
              jackpotCalls={rule.jackpotCalls}
              calls={jackpotOpen ? calls.length : 0}
            />
          </div>
        </div>
        <div className={styles.tickets}>
          <DrawSoundsOffer kind="bingo" />
          <TicketsPanel view={view} rule={rule} number={number} running={calls.length > 0 && !over}>
            <NextGame game={game} />
          </TicketsPanel>
        </div>
        <div className={styles.right}>
          <div className={styles.onBoard}>
            <BoardPanel calls={calls} balls={rule.balls} />
          </div>
          <div className={styles.winners}>
            <WinnersPanel winners={winners} count={winnersCount(tiers)} />
            <BallLog calls={calls} missed={missed} balls={rule.balls} />
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
