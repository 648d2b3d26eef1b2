import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'

export const bonusesQuery = queryOptions({
  queryKey: ['getBonuses'],
  queryFn: () => call('getBonuses', {}),
})

export const pendingWithdrawalsQuery = queryOptions({
  queryKey: ['getPendingWithdrawals'],
  queryFn: () => call('getPendingWithdrawals', {}),
})

export const withdrawalStepQuery = (currencyId: string) =>
  queryOptions({
    queryKey: ['getWithdrawalStep', currencyId],
    queryFn: () => call('getWithdrawalStep', { currencyId }),
  })

const methodPollMs = 2000
const methodTimeoutMs = 120_000

/** The details of a transaction or of a deposit. */
export const receiptQuery = (id: number) =>
  queryOptions({
    queryKey: ['getReceipt', id],
    queryFn: () => call('getReceipt', { id }),
    // The server stores the method shortly after it credits a deposit.
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data?.kind === 'deposit' &&
      data.state === 'done' &&
      data.method === null &&
      dataUpdatedAt - data.at < methodTimeoutMs &&
      methodPollMs,
  })

export const paymentMethodsQuery = queryOptions({
  queryKey: ['listPaymentMethods'],
  queryFn: () => call('listPaymentMethods', {}),
})
