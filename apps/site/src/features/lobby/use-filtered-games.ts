import type { Game } from '@fairground/contract/entities/games/game'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { filterStore } from '#core/global-filter.ts'

const refreshMs = 15_000

/** The games that match the filter of the address; all games without one. Live values stay those of the list. */
export const useFilteredGames = (games: readonly Game[]): readonly Game[] => {
  const filter = useStore(filterStore, state => state.filter)
  const { data } = useQuery({
    queryKey: ['getFilteredGames', filter],
    queryFn: () =>
      call('getFilteredGames', { filter: { ...filter, languageId: bootstrap.languageId, maxResults: 200 } }),
    enabled: filter !== null,
    refetchInterval: refreshMs,
  })
  if (filter === null || data === undefined) return games
  const matching = new Set(data.games.map(game => game.gameInstanceId))
  return games.filter(game => matching.has(game.gameInstanceId))
}
