import { useOperation } from '#core/api/use-operation.ts'
import { useRights } from '#core/session/rights.ts'

/** Names games, for those who may read them. */
export const useGameTitles = (): ((gameId: number) => string) => {
  const { mayDo } = useRights()
  const { data } = useOperation('listGames', { limit: 200 }, { isEnabled: mayDo('listGames') })
  const titles = new Map(data?.games.map(({ gameId, title }) => [gameId, title]))
  return gameId => titles.get(gameId) ?? `Game ${gameId}`
}
