import { useGame } from '#core/stores/live-games.ts'
import { useGameLobby, useGameResults } from './game-queries.ts'

/** One game with its lobby data and, after the play-out has started, its draw. */
export const useDrawnInstance = (gameInstanceId: number) => {
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  const started = game?.gameStatus === 'STARTED' || game?.gameStatus === 'ENDED'
  const results = useGameResults(gameInstanceId, started)
  return {
    live: live.state,
    game,
    lobby: lobby.data,
    started,
    results: results.data,
    failed: lobby.error !== null || results.error !== null,
    retry: () => void (lobby.error ? lobby.refetch() : results.refetch()),
  }
}
