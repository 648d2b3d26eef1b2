import type { PrizeItem } from '@fairground/contract/entities/money/prize'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'

export const prizesQuery = queryOptions({
  queryKey: ['getPlayerPrizeItems'],
  queryFn: () => call('getPlayerPrizeItems', {}),
})

export const agentsQuery = (prizeId: number) =>
  queryOptions({
    queryKey: ['getPlayerPrizeItemAgents', prizeId],
    queryFn: () => call('getPlayerPrizeItemAgents', { prizeId }),
  })

/** Replaces a prize in the cached list after a claim. */
export const updateCachedPrize = (prize: PrizeItem): void => {
  queryClient.setQueryData(
    prizesQuery.queryKey,
    before => before && { prizes: before.prizes.map(each => (each.id === prize.id ? prize : each)) },
  )
}

export const prizeHref = (prizeId: number): string => `/cashier/prizes/prize?id=${prizeId}`
