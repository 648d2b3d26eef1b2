import type { Output } from '@fairground/contract/operations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'

export type Limits = Output<'getLimits'>

export const limitsQuery = queryOptions({
  queryKey: ['getLimits'],
  queryFn: () => call('getLimits', {}),
})

/** Limit operations return the new limits, so the cache needs no reload. */
export const cacheLimits = (limits: Limits): void => {
  queryClient.setQueryData(limitsQuery.queryKey, limits)
}
