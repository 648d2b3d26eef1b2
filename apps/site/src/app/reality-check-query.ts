import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'

/** The session as the server counts it: what the pill of the header and the reality check both show. */
export const realityCheckQuery = queryOptions({
  queryKey: ['getRealityCheck'],
  queryFn: () => call('getRealityCheck', {}),
})
