import { Navigate } from 'react-router'
import { OverFailed, OverLoading } from '#features/game-over/over-of.tsx'
import { gameOverHref } from '#shared/game-kind.ts'
import { useGameLobby } from '#shared/game-queries.ts'
import { useInstanceId } from '#shared/use-instance-id.ts'

function EntryOf({ gameInstanceId }: { gameInstanceId: number }) {
  const lobby = useGameLobby(gameInstanceId, null)
  if (lobby.data) return <Navigate to={gameOverHref(lobby.data.game, lobby.data.prizeLadder)} replace />
  return lobby.error ? <OverFailed retry={() => void lobby.refetch()} /> : <OverLoading />
}

/** The end of any game, `?id=` naming the instance: goes on to the screen of its kind. */
export function GameOverEntry() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? <OverFailed /> : <EntryOf gameInstanceId={gameInstanceId} />
}
