import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'

/** The link, the totals and the newest invites. */
export const referralsQuery = queryOptions({
  queryKey: ['getReferralsReport', 'newest'],
  queryFn: () => call('getReferralsReport', { page: 0, maxResults: 5 }),
})
