import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Output } from '@fairground/contract/operations'
import { formatPrize } from '#core/money-format.ts'
import { useMemo } from 'react'
import { usePlayer } from '#core/session/session.ts'
import { useText } from '#core/text/text.ts'
import { AfterReplay } from './after-replay.tsx'
import { ladderAtDraw } from '#shared/game/ladder-at-draw.ts'
import { PlayoutBar } from './playout-bar.tsx'
import { PlayoutRail } from './playout-rail.tsx'
import type { PlayoutShape } from '#kinds/playout-shape.ts'
import { Stage } from '#features/playout/stage/stage.tsx'
import { stageBalls, stageView } from '#features/playout/stage/stage-view.ts'
import { BonusBallSlot } from '#features/progress/balls/bonus-ball-slot.tsx'
import { TransportBar } from './transport-bar.tsx'
import { useMissedBallsNotice } from './use-missed-balls-notice.ts'
import { useBallAnnouncements } from '#features/playout/stage/use-ball-announcements.ts'
import { useHiddenTitle } from './use-hidden-title.ts'
import { useJoinedRibbon } from '#features/playout/stage/use-joined-ribbon.ts'
import { usePlayout } from '#features/playout/timeline/use-playout.ts'
import { usePlayoutCues } from '#features/playout/stage/use-playout-cues.ts'
import { usePlayoutKeys } from './use-playout-keys.ts'
import { useRibbons } from '#features/playout/stage/use-ribbons.ts'
import { useGoToResult } from '#features/playout/timeline/use-go-to-result.ts'
import { usePlayoutAnnouncements } from './use-playout-announcements.ts'
import { getFrames, useViewer } from '#features/playout/lines/use-viewer.ts'
import { useWatchedStep } from '#shared/rewards/use-watched-step.ts'
import { SessionMenu } from '#shared/layout/session-menu.tsx'
import { DrawSoundsOffer } from '#shared/sound/draw-sounds-offer.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import { shortDay } from '#core/time/date.ts'
import { gameOverHref } from '#kinds/game-address.ts'
import { getJackpot } from '#shared/game/live-ladder.ts'
import styles from './playout-page.module.css'

export interface PlayoutPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  shape: PlayoutShape
  results: GameResults | undefined
  /** The draw is over and is being watched again. */
  replay?: boolean
}

export function PlayoutPage({ game, lobby, shape, results, replay = false }: PlayoutPageProps) {
  const t = useText()
  const loggedIn = usePlayer() !== null
  const { gameInstanceId, payoutCurrencyId: currencyId } = game
  const playout = usePlayout(gameInstanceId, getFrames(results), { replay })
  const { at, missed, missedAt, disconnected, present, transport } = playout
  const viewer = useViewer({ results, myPlays: lobby.myPlays, shape, currencyId, at })
  const lines = useMemo(() => viewer.myPlays.map(({ line }) => line), [viewer.myPlays])
  const balls = useMemo(() => stageBalls(viewer, lines, shape.kind), [viewer, lines, shape.kind])
  const view = stageView(viewer, balls)
  const ladder = ladderAtDraw(lobby, game, results)
  const jackpot = getJackpot(ladder)
  const isRace = shape.kind === 'race'
  const ribbons = useRibbons({ viewer, view, ladder, results, isRace, currencyId })
  const joined = useJoinedRibbon(balls.length, replay)
  const best = Math.max(0, ...viewer.myPlays.map(({ matches }) => matches.count))
  const kind = getSiteKind(game.gameRule).soundKind
  const resultHref = gameOverHref(game)
  const onKeyDown = usePlayoutKeys(usePlayoutAnnouncements({ balls, viewer, ladder }))

  useBallAnnouncements(balls, present)
  usePlayoutCues(view.ball, { kind, present, best })
  useMissedBallsNotice(missed, view.scene === 'ended', {
    missed: count => t('playout.away.missed', { count }),
    last: numbers => t('playout.away.missedText', { numbers }),
  })
  useHiddenTitle(game.gameTitle, view.ball?.number)
  useGoToResult(resultHref, !replay && view.scene === 'ended')
  useWatchedStep(gameInstanceId, view.scene === 'ended', replay)

  const players = t('playout.players', { count: game.gamePlayerCurrent })
  const draw = t('playout.drawOf', { n: Math.max(1, view.drawNum), total: shape.draws })
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <PlayoutBar
        title={game.gameTitle}
        note={t('playout.subtitle', { draw, players })}
        live={viewer.phase !== 'countdown' && viewer.phase !== 'ended'}
        replayDate={replay && results ? shortDay(results.startTime) : undefined}
        backHref={replay ? '/replay' : '/'}
      >
        {loggedIn && <SessionMenu />}
      </PlayoutBar>
      <div className={styles.columns}>
        <div className={styles.main}>
          <Stage
            game={game}
            view={view}
            viewer={viewer}
            shape={shape}
            jackpot={jackpot && formatPrize(jackpot)}
            disconnected={disconnected}
            present={present}
            ribbons={joined ? [joined, ...ribbons] : ribbons}
            replay={replay}
            afterReplay={transport && <AfterReplay transport={transport} resultHref={resultHref} />}
          />
          {transport && <TransportBar transport={transport} resultHref={resultHref} />}
          {!replay && <BonusBallSlot game={game} plays={lobby.myPlays} />}
          <DrawSoundsOffer kind={kind} />
        </div>
        <PlayoutRail
          game={game}
          lobby={lobby}
          shape={shape}
          results={results}
          viewer={viewer}
          view={view}
          ladder={ladder}
          balls={balls}
          missedAt={missedAt}
          loggedIn={loggedIn}
          replay={replay}
        />
      </div>
    </div>
  )
}
