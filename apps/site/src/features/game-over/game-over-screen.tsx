import type { PlayoutFrame } from '@fairground/contract/entities/game-results'
import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useGame } from '#app/live-games.ts'
import { useServerNow } from '#app/server-now.ts'
import { useText } from '#app/text.ts'
import { GameOverPage } from '#features/game-over/game-over-page.tsx'
import { useGameLobby, useGameResults } from '#shared/game-queries.ts'
import { showShapeOf } from '#features/playout/show-shape.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

/** True until the play-out is over by the server's clock: before that the result must not be given away. */
const useStillRunning = (timeline: readonly PlayoutFrame[]): boolean => {
  const now = useServerNow(1000)
  const end = timeline.at(-1)
  return end !== undefined && now < end.at
}

function Elsewhere({ kind, gameInstanceId }: { kind: 'running' | 'notStarted'; gameInstanceId: number }) {
  const t = useText()
  return (
    <EmptyState
      heading="h1"
      title={t(`gameOver.${kind}.title`)}
      text={t(`gameOver.${kind}.text`)}
      action={
        <ButtonLink tone="primary" href={`/playout?id=${gameInstanceId}`}>
          {t(`gameOver.${kind}.action`)}
        </ButtonLink>
      }
    />
  )
}

function GameOverOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  const started = game?.gameStatus === 'STARTED' || game?.gameStatus === 'ENDED'
  const results = useGameResults(gameInstanceId, started)
  const running = useStillRunning(results.data?.timeline ?? [])
  const shape = game && showShapeOf(game.gameRule)
  if (game && live.state === 'live' && !started)
    return <Elsewhere kind="notStarted" gameInstanceId={gameInstanceId} />
  if (results.data && running) return <Elsewhere kind="running" gameInstanceId={gameInstanceId} />
  if (game && lobby.data && results.data && shape)
    return <GameOverPage game={game} lobby={lobby.data} results={results.data} shape={shape} />
  if (lobby.error || results.error)
    return (
      <ErrorState
        heading="h1"
        title={t('gameOver.failed.title')}
        text={t('gameOver.failed.text')}
        retry={{
          label: t('gameOver.failed.retry'),
          onPress: () => void (lobby.error ? lobby.refetch() : results.refetch()),
        }}
      />
    )
  return (
    <SkeletonGroup label={t('gameOver.loading')}>
      <Skeleton height={140} />
      <Skeleton height={360} />
    </SkeletonGroup>
  )
}

/** The end of a lottery draw, `?id=` naming the instance. */
export function GameOverScreen() {
  const t = useText()
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <ErrorState heading="h1" title={t('gameOver.failed.title')} text={t('gameOver.failed.text')} />
  ) : (
    <GameOverOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
