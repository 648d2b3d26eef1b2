import type { Player } from '@fairground/contract/entities/player'
import { describe, expect, it } from 'vitest'
import { type NextStep, nextStep } from './next-step.ts'
import type { VerificationState } from './verification-state.ts'

const verification = (part: Partial<Player['verification']>): Player['verification'] => ({
  emailVerified: true,
  emailVerifiedDate: null,
  idVerified: false,
  idVerifiedDate: null,
  verificationStatus: null,
  addressVerified: false,
  addressVerifiedDate: null,
  phoneVerifiedDate: null,
  playerSegment: 'C',
  ...part,
})

describe('what a player is asked for next', () => {
  it.each<[string, Partial<Player['verification']>, VerificationState, boolean, NextStep | null]>([
    [
      'the rest of the registration first',
      { playerSegment: 'B', emailVerified: false },
      'notSent',
      true,
      'fullRegistration',
    ],
    ['then the email', { emailVerified: false }, 'notSent', true, 'email'],
    ['the ID where no email is asked for', { emailVerified: false }, 'notSent', false, 'id'],
    ['the ID after the email', {}, 'notSent', true, 'id'],
    ['the ID again where it was refused', {}, 'rejected', true, 'id'],
    ['nothing while it is looked at', {}, 'waiting', true, null],
    ['nothing when all is done', {}, 'verified', true, null],
  ])('%s', (_, part, id, asksForEmail, step) => {
    expect(nextStep(verification(part), id, asksForEmail)).toBe(step)
  })
})
