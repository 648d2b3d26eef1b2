import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'

export const ratioQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['getCurrencyRatio', from, to],
    queryFn: () => call('getCurrencyRatio', { from, to }),
    // The request fails permanently for currencies that the operator does not support.
    retry: false,
  })

export const packsQuery = (currencyId: string) =>
  queryOptions({
    queryKey: ['getBuyChipsOptions', currencyId],
    queryFn: () => call('getBuyChipsOptions', { currencyId }),
  })

export const multiplierQuery = queryOptions({
  queryKey: ['getPlayerCurrentXPMultiplier'],
  queryFn: () => call('getPlayerCurrentXPMultiplier', {}),
})
