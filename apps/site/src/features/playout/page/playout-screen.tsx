import type { Game } from '@fairground/contract/entities/games/game'
import type { GameResults } from '@fairground/contract/entities/games/game-results'
import type { Output } from '@fairground/contract/operations'
import { type ComponentType, Suspense } from 'react'
import { useText } from '#core/text/text.ts'
import { PlayoutFailed, PlayoutLoading, PlayoutMissing } from './playout-states.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import type { PlayoutPageName } from '#kinds/playout-shape.ts'
import { useDrawnInstance } from '#shared/game/use-drawn-instance.ts'
import { useInstanceId } from '#shared/game/use-instance-id.ts'
import { useIsReplay } from '#features/playout/timeline/use-is-replay.ts'

export interface PlayoutContentProps {
  game: Game
  lobby: Output<'getGameLobby'>
  results: GameResults | undefined
  /** The draw is over and is being watched again. */
  replay: boolean
}

/** Null for game kinds without a play-out at this address. */
export type PlayoutPages = Readonly<Record<PlayoutPageName, ComponentType<PlayoutContentProps> | null>>

function Missing({ replay }: { replay: boolean }) {
  const t = useText()
  return (
    <PlayoutMissing
      title={t(replay ? 'playout.replay.none' : 'playout.notFound.title')}
      text={t(replay ? 'playout.replay.noneText' : 'playout.notFound.text')}
    />
  )
}

interface InstancePlayoutProps {
  gameInstanceId: number
  replay: boolean
  pages: PlayoutPages
}

function InstancePlayout({ gameInstanceId, replay, pages }: InstancePlayoutProps) {
  const t = useText()
  const { live, game, lobby, started, results, failed, retry } = useDrawnInstance(gameInstanceId)
  const Page = game && pages[getSiteKind(game.gameRule).playoutPage]
  const isEnded = game?.gameStatus === 'ENDED'
  const isGone = live === 'gone' && !replay
  if (isGone || (game && (!Page || (replay && !isEnded)))) return <Missing replay={replay} />
  const loading = <PlayoutLoading label={t('playout.loading')} />
  const waiting = started && !results
  if (lobby && game && Page && !waiting)
    return (
      <Suspense fallback={loading}>
        <Page game={game} lobby={lobby} results={results} replay={replay} />
      </Suspense>
    )
  return failed ? (
    <PlayoutFailed title={t('playout.failed.title')} text={t('playout.failed.text')} retry={retry} />
  ) : (
    loading
  )
}

/** The play-out of the instance in `?id=`: live, or a replay with `&replay=true`. */
export function PlayoutScreen({ pages }: { pages: PlayoutPages }) {
  const gameInstanceId = useInstanceId()
  const replay = useIsReplay()
  return gameInstanceId === undefined ? (
    <Missing replay={replay} />
  ) : (
    <InstancePlayout
      key={`${gameInstanceId} ${replay}`}
      gameInstanceId={gameInstanceId}
      replay={replay}
      pages={pages}
    />
  )
}
