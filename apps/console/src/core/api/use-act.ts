import type {
  OperatorInput,
  OperatorOperationName,
  OperatorOutput,
} from '@fairground/contract/operator/operator-operations'
import { useMutation } from '@tanstack/react-query'
import { useMemberId } from '#core/operator/current-operator.ts'
import { queryClient } from '#core/query-client.ts'
import { call } from './call.ts'

/** Everything on the page is read again after an act: the answer of the server is the only truth. */
export const refreshAll = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ['operator'] })

/** Executes an operation that changes something, for the operator of the page. */
export const useAct = <N extends OperatorOperationName>(operation: N, other?: number) => {
  const own = useMemberId()
  const memberId = other ?? own
  return useMutation<OperatorOutput<N>, Error, OperatorInput<N>>({
    mutationFn: input => call(operation, input, memberId),
    onSuccess: refreshAll,
    // The answer can be a password or personal data.
    gcTime: 0,
  })
}
