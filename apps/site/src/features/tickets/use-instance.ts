import type { Game } from '@fairground/contract/entities/game'
import { useGame } from '#app/live-games.ts'
import { useGameLobby } from '#shared/game-queries.ts'

/** One game by its number, running or long over. */
export const useInstance = (gameInstanceId: number): { game: Game | undefined; missing: boolean } => {
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  return { game, missing: game === undefined && lobby.isError }
}
