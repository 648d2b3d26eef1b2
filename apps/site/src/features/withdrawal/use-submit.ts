import { CallFault } from '@fairground/client/call-fault'
import { newRequestId } from '@fairground/client/request-id'
import type { Output } from '@fairground/contract/operations'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { withdrawalQuery } from './withdrawal-queries.ts'
import { reloadWithdrawals } from './reload-withdrawals.ts'

export const isWrongPassword = (error: unknown): boolean =>
  error instanceof CallFault && error.faultName === 'profile.passwordWrong'

/** Submits a withdrawal. A retry after a lost answer repeats the same request, so it is paid once. */
export const useSubmit = ({ amount, method }: Output<'getWithdrawalStep2'>, currencyId: string) => {
  const navigate = useNavigate()
  const [requestId] = useState(newRequestId)
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (password: string) =>
      call('payoutSubmit', { requestId, currencyId, amount, methodId: method.id, password }),
    onSuccess: async ({ withdrawal }) => {
      queryClient.setQueryData(withdrawalQuery(withdrawal.orderId).queryKey, withdrawal)
      await navigate(`/withdraw/pending?id=${withdrawal.orderId}`, { replace: true })
      await reloadWithdrawals()
    },
  })
  return { submit: (password: string) => mutate(password), sending: isPending, error, forget: reset }
}
