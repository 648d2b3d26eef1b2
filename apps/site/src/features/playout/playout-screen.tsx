import { ButtonLink } from '@fairground/ui/parts/button.tsx'
import { EmptyState } from '@fairground/ui/parts/empty-state.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Wrap } from '@fairground/ui/parts/page.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useGame } from '#app/live-games.ts'
import { useText } from '#app/text.ts'
import { PlayoutPage } from '#features/playout/playout-page.tsx'
import { useGameLobby, useGameResults } from '#shared/game-queries.ts'
import { lineShapeOf } from '#shared/line-shape.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function Missing() {
  const t = useText()
  return (
    <Wrap>
      <EmptyState
        heading="h1"
        title={t('playout.notFound.title')}
        text={t('playout.notFound.text')}
        action={<ButtonLink href="/draws">{t('playout.notFound.action')}</ButtonLink>}
      />
    </Wrap>
  )
}

function PlayoutOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  const started = game?.gameStatus === 'STARTED' || game?.gameStatus === 'ENDED'
  const results = useGameResults(gameInstanceId, started)
  if (live.state === 'gone') return <Missing />
  const waiting = started && !results.data
  const shape = game && lineShapeOf(game.gameRule)
  if (lobby.data && game && shape && !waiting)
    return <PlayoutPage game={game} lobby={lobby.data} shape={shape} results={results.data} />
  if (game && !shape) return <Missing />
  if (lobby.error || results.error) {
    const retry = () => void (lobby.error ? lobby.refetch() : results.refetch())
    return (
      <Wrap>
        <ErrorState
          heading="h1"
          title={t('playout.failed.title')}
          text={t('playout.failed.text')}
          retry={{ label: t('playout.failed.retry'), onPress: retry }}
        />
      </Wrap>
    )
  }
  return (
    <Wrap>
      <SkeletonGroup label={t('playout.loading')}>
        <Skeleton height="70vh" />
      </SkeletonGroup>
    </Wrap>
  )
}

/** The live draw, `?id=` naming the instance. */
export function PlayoutScreen() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <Missing />
  ) : (
    <PlayoutOf key={gameInstanceId} gameInstanceId={gameInstanceId} />
  )
}
