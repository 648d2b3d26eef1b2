import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'

export const statementQuery = queryOptions({
  queryKey: ['getStatement'],
  queryFn: () => call('getStatement', {}),
})
