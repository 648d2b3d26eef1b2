import { newRequestId } from '@fairground/client/request-id'
import type { Input } from '@fairground/contract/operations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#app/call.ts'
import { queryClient } from '#app/query-client.ts'
import { prizesQuery, takePrize } from './prize-queries.ts'

export type TakenAs = Input<'claimPrize'>['as']

/** Takes a prize once. What somebody has taken meanwhile elsewhere is loaded anew. */
export const useClaim = (prizeId: number) => {
  const [requestId, setRequestId] = useState(newRequestId)
  return useMutation({
    mutationFn: (choice: Pick<Input<'claimPrize'>, 'as' | 'agentId'>) =>
      call('claimPrize', { requestId, prizeId, ...choice }),
    onSuccess: ({ prize }) => takePrize(prize),
    onError: () => {
      setRequestId(newRequestId())
      void queryClient.invalidateQueries({ queryKey: prizesQuery.queryKey })
    },
  })
}
