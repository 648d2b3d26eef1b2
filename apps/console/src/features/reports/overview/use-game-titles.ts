import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'

/** The title of a game for those who may read games, else its number. */
export const useGameTitles = (): ((gameId: number) => string) => {
  const { mayDo } = useRights()
  const { data } = useOperation('listGames', { limit: 200 }, { isEnabled: mayDo('listGames') })
  return gameId => data?.games.find(game => game.gameId === gameId)?.title ?? `Game ${gameId}`
}
