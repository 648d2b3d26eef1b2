import type { Output } from '@fairground/contract/operations'
import { useState } from 'react'
import { formDraft } from '#shared/form/form-draft.ts'
import { AmountStep } from './amount-step.tsx'
import { reloadWithdrawalStep } from './reload-withdrawals.ts'
import { ReviewStep } from './review-step.tsx'

export interface WithdrawFlowProps {
  step: Output<'getWithdrawalStep'>
  currencyId: string
}

/** The draft survives the review, so that going back restores the typed values. */
export function WithdrawFlow({ step, currencyId }: WithdrawFlowProps) {
  const [draft] = useState(() => formDraft({ amount: '', methodId: '' }))
  const [review, setReview] = useState<Output<'getWithdrawalStep2'> | null>(null)
  const back = () => {
    setReview(null)
    void reloadWithdrawalStep()
  }
  if (review !== null) return <ReviewStep review={review} currencyId={currencyId} onBack={back} />
  return <AmountStep step={step} currencyId={currencyId} draft={draft} onReviewed={setReview} />
}
