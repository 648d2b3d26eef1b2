import { type Money, toDecimal } from '@fairground/rules/money/money'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { useForm } from '#shared/form/use-form.ts'
import { exactText } from '#core/money.ts'
import { parseTyped, sumToFieldText, typedAmount } from '#shared/money/typed-amount.ts'
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
  const problemFor = (amount: string): string | undefined => {
    const problem = amountProblem(parseTyped(amount, currencyId), step, currencyId)
    if (problem === null) return undefined
    return problem === 'tooLow' || problem === 'tooMuch' || problem === 'tooHigh' || problem === 'empty'
      ? t(`withdrawal.amount.${problem}`, sums)
      : t(`cashier.amount.${problem}`)
  }
  const form = useForm({
    draft,
    findProblems: ({ amount }) => {
      const problem = problemFor(amount)
      return problem === undefined ? {} : { amount: problem }
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
    amount: problemFor(typed) === undefined ? typedAmount(typed, currencyId) : null,
    /** The typed amount, even if it cannot be withdrawn. */
    typed: typedAmount(typed, currencyId),
    /** Why the typed amount cannot be withdrawn. */
    blocked: typed.trim() === '' ? undefined : problemFor(typed),
    setAmount: (sum: Money) => form.set('amount', sumToFieldText(sum)),
    methodId,
    paidBefore,
    setMethod: (id: string) => form.set('methodId', id),
    reviewing: review.isPending,
    refused: review.error,
  }
}
