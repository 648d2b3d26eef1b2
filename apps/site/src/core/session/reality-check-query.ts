import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'

/** The figures of the session, shown by the session menu and the reality check. */
export const realityCheckQuery = queryOptions({
  queryKey: ['getRealityCheck'],
  queryFn: () => call('getRealityCheck', {}),
})
