import { describe, expect, it } from 'vitest'
import { describeDue } from './due-state.ts'

const hour = 3_600_000

describe('describeDue', () => {
  it.each([
    [10 * hour, 'Due in 10 h', 'neutral', false],
    [3 * hour, 'Due in 3 h', 'warn', false],
    [0, 'Overdue by 0 s', 'bad', true],
    [-26 * hour, 'Overdue by 1 d 2 h', 'bad', true],
  ] as const)('describes a deadline in %d ms', (leftMs, text, tone, isLate) => {
    expect(describeDue(1e12 + leftMs, 1e12)).toEqual({ text, tone, isLate })
  })
})
