import type { LimitState } from '@fairground/contract/entities/limits/limit-state'
import { expect, it } from 'vitest'
import { tightestLimit } from './tightest-limit.ts'

const limit = (kind: LimitState['kind'], cap: string | null, left: string | null): LimitState => ({
  kind,
  cap,
  left,
  setBy: cap === null ? null : 'player',
  own: cap,
  used: '0.00',
  resetsAt: 0,
  pending: null,
  raise: null,
})

const limits = (...each: LimitState[]) => ({ currencyId: 'GBP', limits: each })

it('picks the limit with the smallest remaining amount, not the lowest cap', () => {
  const day = limit('depositDay', '20.00', '15.00')
  const week = limit('depositWeek', '100.00', '9.00')
  expect(tightestLimit(limits(day, week), 'deposits')).toBe(week)
})

it('compares amounts numerically', () => {
  const day = limit('lossDay', '90.00', '90.00')
  const week = limit('wagerWeek', '100.00', '100.00')
  expect(tightestLimit(limits(week, day), 'play')).toBe(day)
})

it('ignores deposit limits for play', () => {
  const deposits = limit('depositDay', '5.00', '5.00')
  expect(tightestLimit(limits(deposits), 'play')).toBeNull()
})

it('distinguishes an exhausted limit from one that is not set', () => {
  const none = limit('lossWeek', null, null)
  const used = limit('lossMonth', '10.00', '0.00')
  expect(tightestLimit(limits(none, used), 'play')).toBe(used)
  expect(tightestLimit(limits(none), 'play')).toBeNull()
})
