import type { Player } from '@fairground/contract/entities/players/player'
import { describe, expect, it } from 'vitest'
import { type NextStep, nextStep } from './next-step.ts'
import type { VerificationState } from '#shared/account/verification-state.ts'
import { unverified } from '#shared/account/verification.test-support.ts'

const verification = (part: Partial<Player['verification']>): Player['verification'] => ({
  ...unverified,
  emailVerified: true,
  playerSegment: 'C',
  ...part,
})

describe('nextStep', () => {
  it.each<[string, Partial<Player['verification']>, VerificationState, boolean, NextStep | null]>([
    [
      'requires the full registration first',
      { playerSegment: 'B', emailVerified: false },
      'notSent',
      true,
      'fullRegistration',
    ],
    ['requires the email confirmation second', { emailVerified: false }, 'notSent', true, 'email'],
    ['skips an email that the operator does not require', { emailVerified: false }, 'notSent', false, 'id'],
    ['requires the ID after the email', {}, 'notSent', true, 'id'],
    ['requires the ID again after a rejection', {}, 'rejected', true, 'id'],
    ['requires nothing during the review', {}, 'waiting', true, null],
    ['requires nothing when everything is verified', {}, 'verified', true, null],
  ])('%s', (_, part, id, requiresEmail, step) => {
    expect(nextStep(verification(part), id, requiresEmail)).toBe(step)
  })
})
