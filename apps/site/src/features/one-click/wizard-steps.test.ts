import { describe, expect, it } from 'vitest'
import { stepAfter, stepBefore, visibleSteps, wizardSteps } from './wizard-steps.ts'

describe('wizardSteps', () => {
  it.each([
    [
      'a visitor',
      { account: true, details: true, payment: true },
      ['ticket', 'you', 'address', 'payment', 'check'],
    ],
    [
      'a player with a short registration',
      { account: false, details: true, payment: true },
      ['ticket', 'you', 'address', 'payment', 'check'],
    ],
    [
      'a player without enough money',
      { account: false, details: false, payment: true },
      ['ticket', 'payment', 'check'],
    ],
    ['a player with enough money', { account: false, details: false, payment: false }, ['ticket', 'check']],
  ])('of %s are those that are needed', (_, needs, expected) => {
    expect(visibleSteps(wizardSteps(needs))).toEqual(expected)
  })

  it('follow each other in both directions', () => {
    const steps = wizardSteps({ account: true, details: true, payment: true })
    expect(stepAfter(steps, 'account')).toBe('details')
    expect(stepAfter(steps, 'payment')).toBe('check')
    expect(stepBefore(steps, 'payment')).toBe('address')
    expect(stepBefore(steps, 'ticket')).toBeUndefined()
  })
})
