import type { Output } from '@fairground/contract/operations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'

export type Limits = Output<'getLimits'>

export const limitsQuery = queryOptions({
  queryKey: ['getLimits'],
  queryFn: () => call('getLimits', {}),
})

/** What an operation answers is what holds from now on. */
export const takeLimits = (limits: Limits): void => {
  queryClient.setQueryData(limitsQuery.queryKey, limits)
}
