import type { Player } from '@fairground/contract/entities/player'
import type { VerificationState } from '#features/account/verification-state.ts'

export type NextStep = 'fullRegistration' | 'email' | 'id'

/**
 * What the player is asked for next, one thing at a time. The ID comes once the email needs nothing more: it is
 * verified, or the operator does not ask for it (specification section 5).
 */
export const nextStep = (
  { emailVerified, playerSegment }: Player['verification'],
  id: VerificationState,
  asksForEmail: boolean,
): NextStep | null => {
  if (playerSegment === 'B') return 'fullRegistration'
  if (asksForEmail && !emailVerified) return 'email'
  return id === 'verified' || id === 'waiting' ? null : 'id'
}
