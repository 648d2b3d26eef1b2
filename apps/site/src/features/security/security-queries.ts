import type { Output } from '@fairground/contract/operations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'

export type Session = Output<'listSessions'>['sessions'][number]

export const secondFactorsQuery = queryOptions({
  queryKey: ['listSecondFactors'],
  queryFn: () => call('listSecondFactors', {}),
})

export const sessionsQuery = queryOptions({
  queryKey: ['listSessions'],
  queryFn: () => call('listSessions', {}),
})

export const reloadSecondFactors = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: secondFactorsQuery.queryKey })

export const reloadSessions = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey })
