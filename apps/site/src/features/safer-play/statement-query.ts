import { queryOptions } from '@tanstack/react-query'
import { call } from '#app/call.ts'

export const statementQuery = queryOptions({
  queryKey: ['getStatement'],
  queryFn: () => call('getStatement', {}),
})
