import { queryOptions } from '@tanstack/react-query'
import { call } from '#app/call.ts'

export const ratioQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['getCurrencyRatio', from, to],
    queryFn: () => call('getCurrencyRatio', { from, to }),
    // A currency that the operator does not deal in has none, however often it is asked.
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
