import { queryOptions } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'

export const subscriptionsQuery = (playerId: number) =>
  queryOptions({
    queryKey: ['subscriptions', playerId],
    queryFn: () => call('getPlayerGameSubscriptions', { languageId: bootstrap.languageId }),
  })

export const subscriptionDetailsQuery = (subscriptionId: number) =>
  queryOptions({
    queryKey: ['subscriptions', 'details', subscriptionId],
    queryFn: () => call('getPayGoGameSubscriptionDetails', { subscriptionId }),
  })

/** Refetches all subscription queries after a cancellation. */
export const reloadSubscriptions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['subscriptions'] })
