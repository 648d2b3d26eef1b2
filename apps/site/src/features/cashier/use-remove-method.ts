import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { paymentMethodsQuery } from '#shared/money/cashier-queries.ts'

/** Removes a stored method. Deposit and withdrawal pages load their methods again. */
export const useRemoveMethod = (methodId: string, label: string) => {
  const t = useText()
  return useMutation({
    mutationFn: () => call('removePaymentMethod', { methodId }),
    onSuccess: async ({ methods }) => {
      queryClient.setQueryData(paymentMethodsQuery.queryKey, { methods })
      toast({ tone: 'info', title: t('cashier.methods.removed', { method: label }) })
      await Promise.all(
        ['getDepositStep', 'getWithdrawalStep', 'payoutListRecurringDetails'].map(name =>
          queryClient.invalidateQueries({ queryKey: [name] }),
        ),
      )
    },
  })
}
