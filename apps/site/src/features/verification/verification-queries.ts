import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'

const queryKey = ['listVerificationRequests']

export const verificationsQuery = queryOptions({
  queryKey,
  queryFn: () => call('listVerificationRequests', {}),
})

export const reloadVerifications = (): Promise<void> => queryClient.invalidateQueries({ queryKey })
