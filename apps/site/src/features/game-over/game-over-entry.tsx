import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { Navigate } from 'react-router'
import { useText } from '#app/text.ts'
import { gameOverHref } from '#shared/game-kind.ts'
import { useGameLobby } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function EntryOf({ gameInstanceId }: { gameInstanceId: number }) {
  const t = useText()
  const lobby = useGameLobby(gameInstanceId, null)
  if (lobby.data) return <Navigate to={gameOverHref(lobby.data.game, lobby.data.prizeLadder)} replace />
  if (lobby.error)
    return (
      <ErrorState
        heading="h1"
        title={t('gameOver.failed.title')}
        text={t('gameOver.failed.text')}
        retry={{ label: t('gameOver.failed.retry'), onPress: () => void lobby.refetch() }}
      />
    )
  return (
    <SkeletonGroup label={t('gameOver.loading')}>
      <Skeleton height={140} />
      <Skeleton height={360} />
    </SkeletonGroup>
  )
}

/** The end of any game, `?id=` naming the instance: goes on to the screen of its kind. */
export function GameOverEntry() {
  const t = useText()
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? (
    <ErrorState heading="h1" title={t('gameOver.failed.title')} text={t('gameOver.failed.text')} />
  ) : (
    <EntryOf gameInstanceId={gameInstanceId} />
  )
}
