import type { LastDraw } from '@fairground/contract/entities/games/last-draw'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#core/call.ts'
import { useGames } from '#core/stores/live-games.ts'
import { finishedGames } from './card-games.ts'

const MAX_DRAWS = 12

/** The last draws of the given games by instance; refetched when an instance in the lobby ends. */
export const useLastDraws = (gameIds: readonly number[]): ReadonlyMap<number, LastDraw> => {
  const newest = finishedGames(useGames() ?? [])
  const answers = useQueries({
    queries: gameIds.map(gameId => ({
      queryKey: ['lastDraws', gameId, newest.find(game => game.gameId === gameId)?.gameInstanceId ?? 0],
      queryFn: () => call('getGameLastWinningDraws', { gameId, maxResults: MAX_DRAWS }),
    })),
    combine: results => results.flatMap(result => result.data?.draws ?? []),
  })
  return useMemo(() => new Map(answers.map(draw => [draw.gameInstanceId, draw])), [answers])
}
