import { newRequestId } from '@fairground/client/request-id'
import type { PaymentMethod } from '@fairground/contract/entities/money/payment-method'
import { toDecimal, zero } from '@fairground/rules/money/money'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '#core/call.ts'
import { closeModal, modalStore, openModal } from '#core/modals.ts'
import { currencyCode } from '#core/money.ts'
import { callWithStepUp } from '#shared/account/call-with-step-up.ts'
import { reloadWithdrawalStep } from './reload-withdrawals.ts'

const pollMs = 2000

type Kind = PaymentMethod['kind']

/** Opens the provider's page for a new destination and polls until it is confirmed. */
export const usePayoutSetup = (kind: Kind, currencyId: string) => {
  const [request, setRequest] = useState<{ requestId: string; kind: Kind } | null>(null)
  const opening = useMutation({
    mutationFn: async () => {
      const input = { requestId: newRequestId(), kind }
      return { input, answer: await callWithStepUp('addPayoutMethod', input) }
    },
    onSuccess: ({ input, answer }) => {
      setRequest(input)
      if (answer.redirectUrl !== null)
        openModal('cardDeposit', {
          url: answer.redirectUrl,
          amount: toDecimal(zero(currencyCode(currencyId))),
          currencyId,
        })
    },
  })
  const { data } = useQuery({
    queryKey: ['addPayoutMethod', request?.requestId],
    queryFn: () =>
      request === null ? Promise.reject(new Error('no request')) : call('addPayoutMethod', request),
    enabled: request !== null,
    refetchInterval: ({ state }) => (state.data === undefined || state.data.status === 'pending') && pollMs,
    retry: false,
  })
  const status = request === null ? null : (data?.status ?? 'pending')
  useEffect(() => {
    if (status === null || status === 'pending') return
    if (modalStore.getState().current?.name === 'cardDeposit') closeModal()
    if (status === 'completed') void reloadWithdrawalStep()
  }, [status])
  return {
    open: () => opening.mutate(),
    opening: opening.isPending,
    error: opening.error,
    status,
  }
}
