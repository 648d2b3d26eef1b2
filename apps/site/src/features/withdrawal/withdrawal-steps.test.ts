import { withdrawalStates } from '@fairground/contract/entities/money/withdrawal'
import { describe, expect, it } from 'vitest'
import { hasEnded, withdrawalSteps } from './withdrawal-steps.ts'

const stepsFor = (state: (typeof withdrawalStates)[number]) =>
  withdrawalSteps({ state, requestedAt: 1, changedAt: 2 })

describe('withdrawalSteps', () => {
  it('starts with the request and marks the current step', () => {
    expect(stepsFor('requested')).toEqual([
      { id: 'requested', status: 'done', at: 1 },
      { id: 'approved', status: 'now', at: null },
      { id: 'sending', status: 'next', at: null },
      { id: 'paid', status: 'next', at: null },
    ])
  })

  it('dates the current state', () => {
    expect(stepsFor('sending')[2]).toEqual({ id: 'sending', status: 'done', at: 2 })
    expect(stepsFor('unknown')[2]).toEqual({ id: 'unknown', status: 'now', at: 2 })
    expect(stepsFor('rejected')).toEqual([
      { id: 'requested', status: 'done', at: 1 },
      { id: 'rejected', status: 'failed', at: 2 },
    ])
  })

  it.each(withdrawalStates)('has a current step in state %s, unless that is final', state => {
    expect(stepsFor(state).filter(({ status }) => status === 'now')).toHaveLength(hasEnded(state) ? 0 : 1)
  })
})
