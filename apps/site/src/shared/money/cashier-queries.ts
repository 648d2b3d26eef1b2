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
