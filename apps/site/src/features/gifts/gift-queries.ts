import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'

export const giftsQuery = queryOptions({ queryKey: ['gifts', 'all'], queryFn: () => call('getGifts', {}) })

export const giftQuery = (giftId: number) =>
  queryOptions({ queryKey: ['gifts', 'one', giftId], queryFn: () => call('getGift', { giftId }) })

export const giftGroupsQuery = queryOptions({
  queryKey: ['gifts', 'groups'],
  queryFn: () => call('getGiftGroups', {}),
})

export const giftGroupQuery = (giftGroupId: number) =>
  queryOptions({
    queryKey: ['gifts', 'group', giftGroupId],
    queryFn: () => call('getGiftGroup', { giftGroupId }),
  })

export const giftSummaryQuery = queryOptions({
  queryKey: ['gifts', 'summary'],
  queryFn: () => call('getGiftSummary', {}),
})

/** After a gift was given, opened, played or sent back. */
export const reloadGifts = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['gifts'] })
