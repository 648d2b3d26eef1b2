import { withdrawalStates } from '@fairground/contract/entities/withdrawal'
import { describe, expect, it } from 'vitest'
import { hasEnded, withdrawalSteps } from './withdrawal-steps.ts'

const stepsOf = (state: (typeof withdrawalStates)[number]) =>
  withdrawalSteps({ state, requestedAt: 1, changedAt: 2 })

describe('the way of a withdrawal', () => {
  it('begins with the request, and says what is awaited', () => {
    expect(stepsOf('requested')).toEqual([
      { id: 'requested', standing: 'done', at: 1 },
      { id: 'approved', standing: 'now', at: null },
      { id: 'sending', standing: 'next', at: null },
      { id: 'paid', standing: 'next', at: null },
    ])
  })

  it('dates where it stands', () => {
    expect(stepsOf('sending')[2]).toEqual({ id: 'sending', standing: 'done', at: 2 })
    expect(stepsOf('unknown')[2]).toEqual({ id: 'unknown', standing: 'now', at: 2 })
    expect(stepsOf('rejected')).toEqual([
      { id: 'requested', standing: 'done', at: 1 },
      { id: 'rejected', standing: 'failed', at: 2 },
    ])
  })

  it.each(withdrawalStates)('waits for something while it is %s, unless it has ended', state => {
    expect(stepsOf(state).filter(({ standing }) => standing === 'now')).toHaveLength(hasEnded(state) ? 0 : 1)
  })
})
