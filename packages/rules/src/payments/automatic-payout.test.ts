import { describe, expect, it } from 'vitest'
import { type AutomaticPayoutFacts, isAutomaticPayout } from './automatic-payout.ts'

const small: AutomaticPayoutFacts = {
  amount: 5000n,
  cap: 10_000n,
  paidToday: 0n,
  isVerified: true,
  hasPaidWithIt: true,
  hasChargeBack: false,
}

describe('isAutomaticPayout', () => {
  it.each<[boolean, Partial<AutomaticPayoutFacts>]>([
    [true, {}],
    [true, { amount: 10_000n }],
    [false, { amount: 10_001n }],
    [true, { paidToday: 5000n }],
    [false, { paidToday: 5001n }],
    [false, { cap: null }],
    [false, { isVerified: false }],
    [false, { hasPaidWithIt: false }],
    [false, { hasChargeBack: true }],
  ])('is %s with %o', (expected, facts) => expect(isAutomaticPayout({ ...small, ...facts })).toBe(expected))
})
