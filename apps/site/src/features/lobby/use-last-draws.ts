import type { LastDraw } from '@fairground/contract/entities/last-draw'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { call } from '#app/call.ts'
import { useGames } from '#app/live-games.ts'
import { finishedGames } from './card-games.ts'

const kept = 12

/** The last draws of some games by instance; asked again whenever an instance of the lobby ends. */
export const useLastDraws = (gameIds: readonly number[]): ReadonlyMap<number, LastDraw> => {
  const newest = finishedGames(useGames() ?? [])
  const answers = useQueries({
    queries: gameIds.map(gameId => ({
      queryKey: ['lastDraws', gameId, newest.find(game => game.gameId === gameId)?.gameInstanceId ?? 0],
      queryFn: () => call('getGameLastWinningDraws', { gameId, maxResults: kept }),
    })),
    combine: results => results.flatMap(result => result.data?.draws ?? []),
  })
  return useMemo(() => new Map(answers.map(draw => [draw.gameInstanceId, draw])), [answers])
}
