import { type Money, toDecimal } from '@fairground/rules/money/money'
import { useMutation } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import type { FormDraft } from '#shared/form/form-draft.ts'
import { useForm } from '#shared/form/use-form.ts'
import { exactText } from '#shared/money.ts'
import { typedAmount } from '#shared/typed-amount.ts'
import type { AmountStepProps } from './amount-step.tsx'
import { reloadWithdrawalStep } from './reload-withdrawals.ts'
import { useMethod } from './use-method.ts'
import { amountProblem } from './withdrawal-amount.ts'

export type WithdrawalDraft = FormDraft<{ amount: string; methodId: string }>

/** The form of the first step. Sent off, it asks what the withdrawal would pay. */
export const useAmountForm = ({ step, currencyId, draft, onReviewed }: AmountStepProps) => {
  const t = useText()
  const { methodId, paidBefore } = useMethod(draft, step.methods, currencyId)
  const ask = useMutation({
    mutationFn: (amount: string) => call('getWithdrawalStep2', { currencyId, amount, methodId }),
    onSuccess: onReviewed,
    // Something may have come in its way meanwhile.
    onError: () => void reloadWithdrawalStep(),
  })
  const text = (sum: string) => exactText(sum, currencyId, 'always')
  const sums = { minimum: text(step.minimum), maximum: text(step.maximum), available: text(step.available) }
  const form = useForm({
    draft,
    problemsOf: ({ amount }) => {
      const problem = amountProblem(amount, step, currencyId)
      return problem === null ? {} : { amount: t(`withdrawal.amount.${problem}`, sums) }
    },
    onSubmit: ({ amount }) => {
      const sum = typedAmount(amount, currencyId)
      if (sum !== null && !ask.isPending) ask.mutate(toDecimal(sum))
    },
  })
  const typed = form.values.amount
  return {
    field: form.text('amount'),
    submit: form.submit,
    /** Null until it is one that can be withdrawn. */
    amount: amountProblem(typed, step, currencyId) === null ? typedAmount(typed, currencyId) : null,
    setAmount: (sum: Money) => form.set('amount', toDecimal(sum)),
    methodId,
    paidBefore,
    setMethod: (id: string) => form.set('methodId', id),
    asking: ask.isPending,
    refused: ask.error,
  }
}
