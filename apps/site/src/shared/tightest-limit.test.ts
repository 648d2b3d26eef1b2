import type { LimitStanding } from '@fairground/contract/entities/limit-standing'
import { expect, it } from 'vitest'
import { tightestLimit } from './tightest-limit.ts'

const limit = (kind: LimitStanding['kind'], cap: string | null, left: string | null): LimitStanding => ({
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

const limits = (...each: LimitStanding[]) => ({ currencyId: 'GBP', limits: each })

it('is the one that leaves the least, not the one with the lowest cap', () => {
  const day = limit('depositDay', '20.00', '15.00')
  const week = limit('depositWeek', '100.00', '9.00')
  expect(tightestLimit(limits(day, week), 'deposits')).toBe(week)
})

it('compares amounts, not texts', () => {
  const day = limit('lossDay', '90.00', '90.00')
  const week = limit('wagerWeek', '100.00', '100.00')
  expect(tightestLimit(limits(week, day), 'play')).toBe(day)
})

it('keeps money paid in and money played apart', () => {
  const deposits = limit('depositDay', '5.00', '5.00')
  expect(tightestLimit(limits(deposits), 'play')).toBeNull()
})

it('knows one that leaves nothing from one that is not set', () => {
  const none = limit('lossWeek', null, null)
  const used = limit('lossMonth', '10.00', '0.00')
  expect(tightestLimit(limits(none, used), 'play')).toBe(used)
  expect(tightestLimit(limits(none), 'play')).toBeNull()
})
