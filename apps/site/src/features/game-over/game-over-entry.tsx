import { Navigate } from 'react-router'
import { GameOverFailed, GameOverLoading } from './game-over-gate.tsx'
import { gameOverHref } from '#kinds/game-address.ts'
import { useGameLobby } from '#shared/game/game-queries.ts'
import { useInstanceId } from '#shared/game/use-instance-id.ts'

function InstanceEntry({ gameInstanceId }: { gameInstanceId: number }) {
  const lobby = useGameLobby(gameInstanceId, null)
  if (lobby.data) return <Navigate to={gameOverHref(lobby.data.game, lobby.data.prizeLadder)} replace />
  return lobby.error ? <GameOverFailed retry={() => void lobby.refetch()} /> : <GameOverLoading />
}

/** Redirects to the result screen of the game kind; `?id=` names the instance. */
export function GameOverEntry() {
  const gameInstanceId = useInstanceId()
  return gameInstanceId === undefined ? <GameOverFailed /> : <InstanceEntry gameInstanceId={gameInstanceId} />
}
