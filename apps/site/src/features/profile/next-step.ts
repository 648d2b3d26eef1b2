import type { Player } from '@fairground/contract/entities/players/player'
import type { VerificationState } from '#shared/account/verification-state.ts'

export type NextStep = 'fullRegistration' | 'email' | 'id'

/**
 * The next verification step; the account shows one at a time. The ID follows once the email is verified or not
 * required by the operator (specification section 5).
 */
export const nextStep = (
  { emailVerified, playerSegment }: Player['verification'],
  id: VerificationState,
  requiresEmail: boolean,
): NextStep | null => {
  if (playerSegment === 'B') return 'fullRegistration'
  if (requiresEmail && !emailVerified) return 'email'
  return id === 'verified' || id === 'waiting' ? null : 'id'
}
