import { queryOptions } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'

export const subscriptionsQuery = (playerId: number) =>
  queryOptions({
    queryKey: ['subscriptions', playerId],
    queryFn: () => call('getPlayerGameSubscriptions', {}),
  })

export const subscriptionDetailsQuery = (subscriptionId: number) =>
  queryOptions({
    queryKey: ['subscriptions', 'details', subscriptionId],
    queryFn: () => call('getPayGoGameSubscriptionDetails', { subscriptionId }),
  })

/** After one was cancelled, everything that tells of them is asked anew. */
export const reloadSubscriptions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['subscriptions'] })
