import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Output } from '@fairground/contract/operations'
import { useMemo } from 'react'
import { usePlayer } from '#core/session/session.ts'
import { useWatchedStep } from '#shared/rewards/use-watched-step.ts'
import { useText } from '#core/text/text.ts'
import { AfterReplay } from '#features/playout/page/after-replay.tsx'
import { PlayoutBar } from '#features/playout/page/playout-bar.tsx'
import { TransportBar } from '#features/playout/page/transport-bar.tsx'
import { useMissedBallsNotice } from '#features/playout/page/use-missed-balls-notice.ts'
import { useHiddenTitle } from '#features/playout/page/use-hidden-title.ts'
import { useJoinedAt } from '#features/playout/timeline/use-joined-at.ts'
import { usePlayout } from '#features/playout/timeline/use-playout.ts'
import { usePlayoutKeys } from '#features/playout/page/use-playout-keys.ts'
import { useGoToResult } from '#features/playout/timeline/use-go-to-result.ts'
import { getFrames } from '#features/playout/lines/use-viewer.ts'
import { drawnPrizes } from '#features/raffle/tickets/drawn-prizes.ts'
import { settledLadder } from './settled-ladder.ts'
import { RaffleRail } from './raffle-rail.tsx'
import { RaffleStage } from './raffle-stage.tsx'
import { raffleView } from './raffle-view.ts'
import { tierStates } from './tier-states.ts'
import { useAnnouncedWinners } from './use-announced-winners.ts'
import { useRaffleCues } from './use-raffle-cues.ts'
import { useRaffleAnnouncements } from './use-raffle-announcements.ts'
import { SessionMenu } from '#shared/layout/session-menu.tsx'
import { DrawSoundsOffer } from '#shared/sound/draw-sounds-offer.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import { shortDay } from '#core/time/date.ts'
import { raffleNumber } from '#kinds/raffle/raffle-kind.ts'
import { gameOverHref } from '#kinds/game-address.ts'
import { liveLadder } from '#shared/game/live-ladder.ts'
import styles from '#features/playout/page/playout-page.module.css'

export interface RafflePlayoutPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults | undefined
  /** The draw is over and is being watched again. */
  replay: boolean
}

const useLadder = ({ game, lobby, results }: RafflePlayoutPageProps) => {
  const { prizePool, payoutCurrencyId, gamePlayCurrent } = game
  return useMemo(() => {
    const ladder = liveLadder(lobby, { prizePool, payoutCurrencyId, gamePlayCurrent })
    return results ? settledLadder(ladder, results, payoutCurrencyId) : ladder
  }, [lobby, results, prizePool, payoutCurrencyId, gamePlayCurrent])
}

/** The play-out of a raffle: one prize after another, with the player's tickets and the winners beside it. */
export function RafflePlayoutPage(props: RafflePlayoutPageProps) {
  const { game, lobby, results, replay } = props
  const t = useText()
  const loggedIn = usePlayer() !== null
  const { gameInstanceId, payoutCurrencyId } = game
  const ladder = useLadder(props)
  const { state, missed, disconnected, present, transport } = usePlayout(gameInstanceId, getFrames(results), {
    replay,
  })
  const prizes = useMemo(
    () => (results ? drawnPrizes(ladder, results, payoutCurrencyId) : undefined),
    [ladder, results, payoutCurrencyId],
  )
  const view = useMemo(() => raffleView(state, prizes ?? []), [state, prizes])
  const tickets = (results?.plays ?? lobby.myPlays).flatMap(({ numbers }) => numbers)
  const joinedAt = useJoinedAt(view.shown.length)
  const kind = getSiteKind(game.gameRule).soundKind
  const resultHref = gameOverHref(game, lobby.prizeLadder)
  const onKeyDown = usePlayoutKeys(useRaffleAnnouncements(view, tickets.length))

  useAnnouncedWinners(view.shown, present)
  useRaffleCues(view.now, kind, present)
  useMissedBallsNotice(missed, view.scene === 'ended', {
    missed: count => t('raffle.playout.missed', { count }),
    last: numbers => t('raffle.playout.missedText', { numbers }),
    format: raffleNumber,
  })
  useHiddenTitle(game.gameTitle, view.now?.ticket)
  useGoToResult(resultHref, !replay && view.scene === 'ended')
  useWatchedStep(game.gameInstanceId, view.scene === 'ended', replay)

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <PlayoutBar
        title={game.gameTitle}
        note={t('raffle.playout.subtitle', {
          players: t('playout.players', { count: game.gamePlayerCurrent }),
          tickets: t('order.tickets', { count: game.gamePlayCurrent }),
        })}
        live={view.scene !== 'countdown' && view.scene !== 'ended'}
        replayDate={replay && results ? shortDay(results.startTime) : undefined}
        backHref={replay ? '/replay' : '/'}
        backLabel={t('raffle.playout.leave')}
      >
        {loggedIn && <SessionMenu />}
      </PlayoutBar>
      <div className={styles.columns}>
        <div className={styles.main}>
          <RaffleStage
            game={game}
            state={state}
            view={view}
            first={ladder[0]?.prizeText ?? ''}
            holding={tickets.length > 0}
            disconnected={disconnected}
            present={present}
            joinedAt={joinedAt}
            replay={replay}
            afterReplay={transport && <AfterReplay transport={transport} resultHref={resultHref} />}
          />
          {transport && <TransportBar transport={transport} resultHref={resultHref} />}
          <DrawSoundsOffer kind={kind} />
        </div>
        <RaffleRail
          gameInstanceId={gameInstanceId}
          tickets={tickets}
          shown={view.shown}
          tiers={tierStates(ladder, view, prizes)}
          missed={missed}
          loggedIn={loggedIn}
          replay={replay}
        />
      </div>
    </div>
  )
}
