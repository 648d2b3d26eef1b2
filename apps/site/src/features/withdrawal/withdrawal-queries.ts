import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'

export const paidBeforeQuery = (currencyId: string) =>
  queryOptions({
    queryKey: ['payoutListRecurringDetails', currencyId],
    queryFn: () => call('payoutListRecurringDetails', { currencyId }),
  })

const reasonPollMs = 2000
const reasonTimeoutMs = 20_000

export const withdrawalQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['getWithdrawal', orderId],
    queryFn: () => call('getWithdrawal', { orderId }),
    // The server stores the reason shortly after it publishes the rejection.
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data?.state === 'rejected' &&
      data.reason === null &&
      dataUpdatedAt - data.changedAt < reasonTimeoutMs &&
      reasonPollMs,
  })
