import type { PrizeItem } from '@fairground/contract/entities/prize'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'

export const prizesQuery = queryOptions({
  queryKey: ['getPlayerPrizeItems'],
  queryFn: () => call('getPlayerPrizeItems', {}),
})

export const agentsQuery = (prizeId: number) =>
  queryOptions({
    queryKey: ['getPlayerPrizeItemAgents', prizeId],
    queryFn: () => call('getPlayerPrizeItemAgents', { prizeId }),
  })

/** What a claim answers is what the prize is from now on. */
export const takePrize = (prize: PrizeItem): void => {
  queryClient.setQueryData(
    prizesQuery.queryKey,
    before => before && { prizes: before.prizes.map(each => (each.id === prize.id ? prize : each)) },
  )
}

export const prizeHref = (prizeId: number): string => `/cashier/prizes/prize?id=${prizeId}`
