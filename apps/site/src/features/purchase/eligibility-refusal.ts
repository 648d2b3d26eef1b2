import type { FundsRefusal, PlayerRefusal } from '@fairground/rules/play/eligibility'

export type Refusal = FundsRefusal | Pick<PlayerRefusal, 'reason'>

/** Actions that resolve a refusal. */
export interface EligibilityActions {
  deposit: () => void
  resendEmail: () => void
  finishRegistration: () => void
}

export interface EligibilityPopupProps {
  refusal: Refusal | null
  onClose: () => void
  actions: EligibilityActions
}
