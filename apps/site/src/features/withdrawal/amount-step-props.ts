import type { Output } from '@fairground/contract/operations'
import type { WithdrawalDraft } from './withdrawal-draft.ts'

export interface AmountStepProps {
  step: Output<'getWithdrawalStep'>
  currencyId: string
  draft: WithdrawalDraft
  onReviewed: (review: Output<'getWithdrawalStep2'>) => void
}
