import { queryOptions } from '@tanstack/react-query'
import { call } from '#app/call.ts'

export const paidBeforeQuery = (currencyId: string) =>
  queryOptions({
    queryKey: ['payoutListRecurringDetails', currencyId],
    queryFn: () => call('payoutListRecurringDetails', { currencyId }),
  })

const reasonEveryMs = 2000
const reasonForMs = 20_000

export const withdrawalQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['getWithdrawal', orderId],
    queryFn: () => call('getWithdrawal', { orderId }),
    // The reason of a refusal is written a moment after the refusal is told.
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data?.state === 'rejected' &&
      data.reason === null &&
      dataUpdatedAt - data.changedAt < reasonForMs &&
      reasonEveryMs,
  })
