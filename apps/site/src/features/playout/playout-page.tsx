import type { Game } from '@fairground/contract/entities/game'
import type { GameResults } from '@fairground/contract/entities/game-results'
import type { Output } from '@fairground/contract/operations'
import { formatPrize } from '@fairground/rules/money/format'
import { useMemo } from 'react'
import { usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { AfterReplay } from '#features/playout/after-replay.tsx'
import { ladderAtDraw } from '#features/playout/ladder-at-draw.ts'
import { PlayoutBar } from '#features/playout/playout-bar.tsx'
import { PlayoutRail } from '#features/playout/playout-rail.tsx'
import type { ShowShape } from '#features/playout/show-shape.ts'
import { Stage } from '#features/playout/stage.tsx'
import { stageBalls, stageView } from '#features/playout/stage-view.ts'
import { TransportBar } from '#features/playout/transport-bar.tsx'
import { useBackNotice } from '#features/playout/use-back-notice.ts'
import { useCalls } from '#features/playout/use-calls.ts'
import { useHiddenTitle } from '#features/playout/use-hidden-title.ts'
import { useJoinedRibbon } from '#features/playout/use-joined-ribbon.ts'
import { usePlayout } from '#features/playout/use-playout.ts'
import { usePlayoutCues } from '#features/playout/use-playout-cues.ts'
import { usePlayoutKeys } from '#features/playout/use-playout-keys.ts'
import { useRibbons } from '#features/playout/use-ribbons.ts'
import { useToResult } from '#features/playout/use-to-result.ts'
import { useTold } from '#features/playout/use-told.ts'
import { framesOf, useViewer } from '#features/playout/use-viewer.ts'
import { SessionMenu } from '#features/shell/session-menu.tsx'
import { DrawSoundsOffer } from '#features/sound/draw-sounds-offer.tsx'
import { soundKindOf } from '#features/sound/sound-kind.ts'
import { shortDay } from '#shared/date.ts'
import { gameOverHref } from '#shared/game-kind.ts'
import { jackpotOf, liveLadder } from '#shared/live-ladder.ts'
import styles from './playout-page.module.css'

export interface PlayoutPageProps {
  game: Game
  lobby: Output<'getGameLobby'>
  shape: ShowShape
  results: GameResults | undefined
  /** The draw is over and watched again. */
  replay?: boolean
}

export function PlayoutPage({ game, lobby, shape, results, replay = false }: PlayoutPageProps) {
  const t = useText()
  const loggedIn = usePlayer() !== null
  const { gameInstanceId, payoutCurrencyId: currencyId } = game
  const playout = usePlayout(gameInstanceId, framesOf(results), { replay })
  const { at, missed, missedAt, gone, present, transport } = playout
  const viewer = useViewer({ results, myPlays: lobby.myPlays, shape, currencyId, at })
  const lines = useMemo(() => viewer.myPlays.map(({ line }) => line), [viewer.myPlays])
  const balls = useMemo(() => stageBalls(viewer, lines, shape.kind), [viewer, lines, shape.kind])
  const view = stageView(viewer, balls)
  const ladder =
    replay && results ? ladderAtDraw(lobby.prizeLadder, game, results) : liveLadder(lobby.prizeLadder, game)
  const jackpot = jackpotOf(ladder)
  const isRace = shape.kind === 'race'
  const ribbons = useRibbons({ viewer, view, ladder, results, isRace, currencyId })
  const joined = useJoinedRibbon(balls.length, replay)
  const best = Math.max(0, ...viewer.myPlays.map(({ matches }) => matches.count))
  const kind = soundKindOf(game)
  const resultHref = gameOverHref(game)
  const onKeyDown = usePlayoutKeys(useTold({ balls, viewer, ladder }))

  useCalls(balls, present)
  usePlayoutCues(view.ball, { kind, present, best })
  useBackNotice(missed, view.scene === 'ended', {
    missed: count => t('playout.away.missed', { count }),
    last: numbers => t('playout.away.missedText', { numbers }),
  })
  useHiddenTitle(game.gameTitle, view.ball?.number)
  useToResult(resultHref, !replay && view.scene === 'ended')

  const players = t('playout.players', { count: game.gamePlayerCurrent })
  const draw = t('playout.drawOf', { n: Math.max(1, view.drawNum), total: shape.draws })
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      <PlayoutBar
        title={game.gameTitle}
        note={t('playout.subtitle', { draw, players })}
        live={viewer.phase !== 'countdown' && viewer.phase !== 'ended'}
        replayOf={replay && results ? shortDay(results.startTime) : undefined}
        backHref={replay ? '/replay' : '/'}
      >
        {loggedIn && <SessionMenu />}
      </PlayoutBar>
      <div className={styles.columns}>
        <div className={styles.show}>
          <DrawSoundsOffer kind={kind} />
          <Stage
            game={game}
            view={view}
            viewer={viewer}
            shape={shape}
            jackpot={jackpot && formatPrize(jackpot)}
            gone={gone}
            present={present}
            ribbons={joined ? [joined, ...ribbons] : ribbons}
            replay={replay}
            afterReplay={transport && <AfterReplay transport={transport} resultHref={resultHref} />}
          />
          {transport && <TransportBar transport={transport} resultHref={resultHref} />}
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
        />
      </div>
    </div>
  )
}
