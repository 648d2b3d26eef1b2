import { type Money, toDecimal } from '@fairground/rules/money/money'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { useForm } from '#shared/form/use-form.ts'
import { exactText } from '#core/money.ts'
import { typedAmount } from '#shared/money/typed-amount.ts'
import type { AmountStepProps } from './amount-step-props.ts'
import { reloadWithdrawalStep } from './reload-withdrawals.ts'
import { useMethod } from './use-method.ts'
import { amountProblem } from './withdrawal-amount.ts'

/** The form of the first step. Submitting it loads the review. */
export const useAmountForm = ({ step, currencyId, draft, onReviewed }: AmountStepProps) => {
  const t = useText()
  const { methodId, paidBefore } = useMethod(draft, step.methods, currencyId)
  const review = useMutation({
    mutationFn: (amount: string) => call('getWithdrawalStep2', { currencyId, amount, methodId }),
    onSuccess: onReviewed,
    // A new obstacle may have appeared.
    onError: () => void reloadWithdrawalStep(),
  })
  const text = (sum: string) => exactText(sum, currencyId, 'always')
  const sums = { minimum: text(step.minimum), maximum: text(step.maximum), available: text(step.available) }
  const form = useForm({
    draft,
    findProblems: ({ amount }) => {
      const problem = amountProblem(amount, step, currencyId)
      return problem === null ? {} : { amount: t(`withdrawal.amount.${problem}`, sums) }
    },
    onSubmit: ({ amount }) => {
      const sum = typedAmount(amount, currencyId)
      if (sum !== null && !review.isPending) review.mutate(toDecimal(sum))
    },
  })
  const typed = form.values.amount
  return {
    field: form.text('amount'),
    submit: form.submit,
    /** Null unless it can be withdrawn. */
    amount: amountProblem(typed, step, currencyId) === null ? typedAmount(typed, currencyId) : null,
    setAmount: (sum: Money) => form.set('amount', toDecimal(sum)),
    methodId,
    paidBefore,
    setMethod: (id: string) => form.set('methodId', id),
    reviewing: review.isPending,
    refused: review.error,
  }
}
