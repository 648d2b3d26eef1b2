import type { Game } from '@fairground/contract/entities/games/game'
import { useGame } from '#core/stores/live-games.ts'
import { useGameLobby } from '#shared/game/game-queries.ts'

/** A game instance by id, current or past. */
export const useInstance = (gameInstanceId: number): { game: Game | undefined; missing: boolean } => {
  const live = useGame(gameInstanceId)
  const lobby = useGameLobby(gameInstanceId, live.game)
  const game = live.game ?? lobby.data?.game
  return { game, missing: game === undefined && lobby.isError }
}
