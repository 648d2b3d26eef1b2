import { useQuery } from '@tanstack/react-query'
import { call } from '#core/api/call.ts'
import { useMemberId } from '#core/operator/current-operator.ts'

/** A token works for 30 minutes. */
const freshMs = 25 * 60_000
const reason = 'Preview in the content editor'

/** An address of the site with a draft token, which all editors share until it is old. */
export const usePreview = () => {
  const memberId = useMemberId()
  return useQuery({
    // Not among the reads of the operator, because an act must not create another token.
    queryKey: ['preview', memberId],
    queryFn: () => call('createPreview', { path: '/', reason }, memberId),
    staleTime: freshMs,
    gcTime: freshMs,
    refetchInterval: freshMs,
  })
}
