import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DEPOSIT_STATES, type DepositEvent, type DepositState, nextDepositState } from './deposit.ts'

const events: readonly DepositEvent[] = ['pend', 'expire', 'complete', 'reverse', 'fail']
const rank: Record<DepositState, number> = {
  CREATED: 0,
  PENDING: 1,
  EXPIRED: 2,
  COMPLETED: 3,
  REVERSED: 4,
  FAILED: 5,
}

describe('deposit state machine', () => {
  it.each<[DepositState, DepositEvent, string]>([
    ['CREATED', 'pend', 'PENDING'],
    ['CREATED', 'complete', 'COMPLETED'],
    ['CREATED', 'reverse', 'REVERSED'],
    ['CREATED', 'fail', 'FAILED'],
    ['PENDING', 'pend', 'alreadyPending'],
    ['PENDING', 'complete', 'COMPLETED'],
    ['PENDING', 'fail', 'FAILED'],
    ['PENDING', 'expire', 'EXPIRED'],
    ['EXPIRED', 'pend', 'alreadyExpired'],
    ['EXPIRED', 'complete', 'COMPLETED'],
    ['EXPIRED', 'fail', 'FAILED'],
    ['COMPLETED', 'expire', 'alreadyCompleted'],
    ['COMPLETED', 'pend', 'alreadyCompleted'],
    ['COMPLETED', 'complete', 'alreadyCompleted'],
    ['COMPLETED', 'reverse', 'REVERSED'],
    ['COMPLETED', 'fail', 'alreadyCompleted'],
    ['REVERSED', 'complete', 'alreadyReversed'],
    ['FAILED', 'complete', 'alreadyFailed'],
    ['FAILED', 'reverse', 'alreadyFailed'],
  ])('%s and %s: %s', (state, event, expected) => {
    const step = nextDepositState(state, event)
    expect(step.ok ? step.state : step.refusal).toBe(expected)
  })

  it('only moves forward and completes at most once, for any sequence of events', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DEPOSIT_STATES), fc.array(fc.constantFrom(...events)), (from, heard) => {
        let state = from
        let completions = 0
        for (const event of heard) {
          const step = nextDepositState(state, event)
          if (!step.ok) continue
          expect(rank[step.state]).toBeGreaterThan(rank[state])
          if (step.state === 'COMPLETED') completions += 1
          state = step.state
        }
        expect(completions).toBeLessThanOrEqual(1)
      }),
    )
  })
})
