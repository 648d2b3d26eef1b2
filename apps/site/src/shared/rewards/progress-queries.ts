import type { RankFilter } from '@fairground/contract/entities/rewards/progress'
import type { Game } from '@fairground/contract/entities/games/game'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'

const staleMs = 60_000

export const achievementsQuery = queryOptions({
  queryKey: ['getAchievements'],
  queryFn: () => call('getAchievements', {}),
  staleTime: staleMs,
})

/** The result of a ball depends on its draw, so the list is fetched again when the status of the draw changes. */
export const bonusBallsQuery = ({
  gameInstanceId,
  gameStatus,
}: Pick<Game, 'gameInstanceId' | 'gameStatus'>) =>
  queryOptions({
    queryKey: ['getBonusBalls', gameInstanceId, gameStatus],
    queryFn: () => call('getBonusBalls', {}),
    staleTime: staleMs,
  })

export const progressQuery = (filter: RankFilter) =>
  queryOptions({
    queryKey: ['getPlayerProgress', filter],
    queryFn: () => call('getPlayerProgress', { filter }),
  })

/** An achievement can bring XP and a bonus ball. */
export const reloadProgress = async (): Promise<void> => {
  await Promise.all(
    ['getAchievements', 'getBonusBalls', 'getPlayerProgress'].map(name =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
}
