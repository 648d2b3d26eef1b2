import { newRequestId } from '@fairground/client/request-id'
import type { Input } from '@fairground/contract/operations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { prizesQuery, updateCachedPrize } from './prize-queries.ts'

export type TakenAs = Input<'claimPrize'>['as']

/** Claims a prize once. An error reloads the prizes, because another tab may have claimed it. */
export const useClaim = (prizeId: number) => {
  const [requestId, setRequestId] = useState(newRequestId)
  return useMutation({
    mutationFn: (choice: Pick<Input<'claimPrize'>, 'as' | 'agentId'>) =>
      call('claimPrize', { requestId, prizeId, ...choice }),
    onSuccess: ({ prize }) => updateCachedPrize(prize),
    onError: () => {
      setRequestId(newRequestId())
      void queryClient.invalidateQueries({ queryKey: prizesQuery.queryKey })
    },
  })
}
