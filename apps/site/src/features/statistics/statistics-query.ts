import type { Input } from '@fairground/contract/operations'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'

export type DrawCount = Input<'getGameStatistics'>['draws']

export const drawCounts = [50, 100, 500] as const satisfies readonly DrawCount[]

export const gameStatisticsQuery = (gameId: number, draws: DrawCount) =>
  queryOptions({
    queryKey: ['getGameStatistics', gameId, draws],
    queryFn: () => call('getGameStatistics', { gameId, draws, languageId: bootstrap.languageId }),
    placeholderData: keepPreviousData,
  })
