import type { OperatorOperation } from '@fairground/contract/operator/operator-operation'
import {
  type OperatorInput,
  type OperatorOperationName,
  operatorOperations,
  type OperatorOutput,
} from '@fairground/contract/operator/operator-operations'
import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useMemberId } from '#core/operator/current-operator.ts'
import { call, toMemberId } from './call.ts'

/** The cache knows an answer by operator, operation and input. */
export const toQueryKey = (memberId: number, operation: OperatorOperationName, input?: unknown) =>
  input === undefined
    ? (['operator', memberId, operation] as const)
    : (['operator', memberId, operation, input] as const)

export interface ReadOptions {
  readonly isEnabled?: boolean
  readonly refreshMs?: number
  /** For an operation of either place: the platform's number instead of the operator's. */
  readonly memberId?: number
}

/**
 * An operation that needs a fresh passkey is not read again by itself, because the question for the passkey would come
 * without a cause. Its answer has personal data and is forgotten when the page no longer shows it.
 */
export const toReadRhythm = (operation: OperatorOperationName) => {
  const { stepUp }: OperatorOperation = operatorOperations[operation]
  return stepUp === true ? { staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false } : {}
}

/** Reads an operation for the operator of the page. */
export const useOperation = <N extends OperatorOperationName>(
  operation: N,
  input: OperatorInput<N>,
  { isEnabled = true, refreshMs, memberId: other }: ReadOptions = {},
): UseQueryResult<OperatorOutput<N>> => {
  const own = useMemberId()
  const memberId = toMemberId(operation, other ?? own)
  return useQuery({
    queryKey: toQueryKey(memberId, operation, input),
    queryFn: () => call(operation, input, memberId),
    enabled: isEnabled,
    placeholderData: keepPreviousData,
    ...toReadRhythm(operation),
    ...(refreshMs !== undefined && { refetchInterval: refreshMs }),
  })
}
