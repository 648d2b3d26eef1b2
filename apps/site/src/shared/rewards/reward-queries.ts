import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'

export const bonusOffersQuery = queryOptions({
  queryKey: ['getBonusOffers'],
  queryFn: () => call('getBonusOffers', {}),
})

/** Reloads offers and bonus money after a claim, wherever they are shown. */
export const reloadRewards = (): Promise<unknown> =>
  Promise.all(
    ['getBonusOffers', 'getBonuses', 'getWithdrawalStep'].map(name =>
      queryClient.invalidateQueries({ queryKey: [name] }),
    ),
  )
