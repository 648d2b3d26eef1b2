import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Output } from '@fairground/contract/operations'
import { useMemo } from 'react'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { AfterReplay } from '#features/playout/after-replay.tsx'
import { PlayoutBar } from '#features/playout/playout-bar.tsx'
import { TransportBar } from '#features/playout/transport-bar.tsx'
import { useBackNotice } from '#features/playout/use-back-notice.ts'
import { useHiddenTitle } from '#features/playout/use-hidden-title.ts'
import { useJoinedAt } from '#features/playout/use-joined-at.ts'
import { usePlayout } from '#features/playout/use-playout.ts'
import { usePlayoutKeys } from '#features/playout/use-playout-keys.ts'
import { useToResult } from '#features/playout/use-to-result.ts'
import { framesOf } from '#features/playout/use-viewer.ts'
import { drawnPrizes } from '#features/raffle/drawn-prizes.ts'
import { settledLadder } from '#features/raffle/settled-ladder.ts'
import { RaffleRail } from '#features/raffle/raffle-rail.tsx'
import { RaffleStage } from '#features/raffle/raffle-stage.tsx'
import { raffleView } from '#features/raffle/raffle-view.ts'
import { tierStates } from '#features/raffle/tier-states.ts'
import { useAnnouncedWinners } from '#features/raffle/use-announced-winners.ts'
import { useRaffleCues } from '#features/raffle/use-raffle-cues.ts'
import { useRaffleTold } from '#features/raffle/use-raffle-told.ts'
import { SessionMenu } from '#features/shell/session-menu.tsx'
import { DrawSoundsOffer } from '#features/sound/draw-sounds-offer.tsx'
import { soundKindOf } from '#features/sound/sound-kind.ts'
import { shortDay } from '#shared/date.ts'
import { raffleNumber } from '#shared/drawn-parts.ts'
import { gameOverHref } from '#shared/game-kind.ts'
import { liveLadder } from '#shared/live-ladder.ts'
import styles from '#features/playout/playout-page.module.css'

export interface RafflePlayoutPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults | undefined
  /** The draw is over and watched again. */
  replay: boolean
}

const useLadder = ({ game, lobby, results }: RafflePlayoutPageProps) => {
  const { prizePool, payoutCurrencyId } = game
  return useMemo(() => {
    const ladder = liveLadder(lobby.prizeLadder, { prizePool, payoutCurrencyId })
    return results ? settledLadder(ladder, results, payoutCurrencyId) : ladder
  }, [lobby, results, prizePool, payoutCurrencyId])
}

/** The draw of a raffle: one prize after another, my tickets and the winners beside it. */
export function RafflePlayoutPage(props: RafflePlayoutPageProps) {
  const { game, lobby, results, replay } = props
  const t = useText()
  const loggedIn = usePlayer() !== null
  const { gameInstanceId, payoutCurrencyId } = game
  const ladder = useLadder(props)
  const { state, missed, gone, present, transport } = usePlayout(gameInstanceId, framesOf(results), {
    replay,
  })
  const prizes = useMemo(
    () => (results ? drawnPrizes(ladder, results, payoutCurrencyId) : undefined),
    [ladder, results, payoutCurrencyId],
  )
  const view = useMemo(() => raffleView(state, prizes ?? []), [state, prizes])
  const tickets = (results?.plays ?? lobby.myPlays).flatMap(({ numbers }) => numbers)
  const joinedAt = useJoinedAt(view.shown.length)
  const kind = soundKindOf(game)
  const resultHref = gameOverHref(game, lobby.prizeLadder)
  const onKeyDown = usePlayoutKeys(useRaffleTold(view, tickets.length))

  useAnnouncedWinners(view.shown, present)
  useRaffleCues(view.now, kind, present)
  useBackNotice(missed, view.scene === 'ended', {
    missed: count => t('raffle.playout.missed', { count }),
    last: numbers => t('raffle.playout.missedText', { numbers }),
    one: raffleNumber,
  })
  useHiddenTitle(game.gameTitle, view.now?.ticket)
  useToResult(resultHref, !replay && view.scene === 'ended')

  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <PlayoutBar
        title={game.gameTitle}
        note={t('raffle.playout.subtitle', {
          players: t('playout.players', { count: game.gamePlayerCurrent }),
          tickets: t('order.tickets', { count: game.gamePlayCurrent }),
        })}
        live={view.scene !== 'countdown' && view.scene !== 'ended'}
        replayOf={replay && results ? shortDay(results.startTime) : undefined}
        backHref={replay ? '/replay' : '/'}
        backLabel={t('raffle.playout.leave')}
      >
        {loggedIn && <SessionMenu />}
      </PlayoutBar>
      <div className={styles.columns}>
        <div className={styles.show}>
          <DrawSoundsOffer kind={kind} />
          <RaffleStage
            game={game}
            state={state}
            view={view}
            first={ladder[0]?.prizeText ?? ''}
            holding={tickets.length > 0}
            gone={gone}
            present={present}
            joinedAt={joinedAt}
            replay={replay}
            afterReplay={transport && <AfterReplay transport={transport} resultHref={resultHref} />}
          />
          {transport && <TransportBar transport={transport} resultHref={resultHref} />}
        </div>
        <RaffleRail
          gameInstanceId={gameInstanceId}
          tickets={tickets}
          shown={view.shown}
          tiers={tierStates(ladder, view, prizes)}
          missed={missed}
          loggedIn={loggedIn}
        />
      </div>
    </div>
  )
}
