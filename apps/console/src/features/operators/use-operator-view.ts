import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useOperation } from '#core/api/use-operation.ts'
import { queryClient } from '#core/query-client.ts'
import { meQuery } from '#core/session/session.ts'

export type OperatorView = OperatorOutput<'getOperator'>['operator']

export const useOperatorView = () => useOperation('getOperator', {})

/** The frame shows the name, the currency and the zone of the operator from the session. */
export const readSessionAgain = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
