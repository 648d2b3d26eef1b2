import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

export type InstanceRow = OperatorOutput<'listInstances'>['instances'][number]
export type Detail = OperatorOutput<'getInstance'>
export type Status = InstanceRow['status']
export type HistoryEntry = Detail['history'][number]

/** Nothing happens to the instance any more. */
export const isFinal = (status: Status): boolean => status === 'ENDED' || status === 'REFUNDED'
