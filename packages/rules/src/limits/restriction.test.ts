import { describe, expect, it } from 'vitest'
import type { AccountStatus } from '#play/account-status.ts'
import { exclusionUntil, monthsAfter, restrictionAfter, timeoutUntil } from './restriction.ts'

const now = Date.parse('2026-11-15T13:30:00Z')
const at = (text: string) => Date.parse(`${text}T00:00:00Z`)

describe('time-out', () => {
  it.each<[hours: number, ends: string | undefined]>([
    [24, '2026-11-16T13:30:00.000Z'],
    [168, '2026-11-22T13:30:00.000Z'],
    [720, '2026-12-15T13:30:00.000Z'],
    [1008, '2026-12-27T13:30:00.000Z'],
    [1009, undefined],
  ])('of %i hours ends at %s', (hours, ends) => {
    const until = timeoutUntil(hours, now)
    expect(until === undefined ? undefined : new Date(until).toISOString()).toBe(ends)
  })
})

describe('self-exclusion', () => {
  it.each<[day: string, outcome: number | string]>([
    ['2026-11-14', 'exclusionDateInPast'],
    ['2026-11-15', 'exclusionTooShort'],
    ['2027-05-14', 'exclusionTooShort'],
    ['2027-05-15', at('2027-05-16')],
    ['2031-11-15', at('2031-11-16')],
  ])('until %s: %s', (day, outcome) => expect(exclusionUntil(day, now)).toBe(outcome))

  it.each([
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-08-31', 6, '2028-02-29'],
    ['2026-12-31', 6, '2027-06-30'],
    ['2026-01-15', 6, '2026-07-15'],
  ])('%s and %i months is %s', (day, months, later) => {
    expect(monthsAfter(at(day), months)).toBe(at(later))
  })
})

describe('restriction after a request', () => {
  const timedOut = (until: number) => ({ status: 'timedOut' as const, until })
  const excluded = (until: number) => ({ status: 'selfExcluded' as const, until })
  it.each<[AccountStatus, number | null, ReturnType<typeof timedOut | typeof excluded>, object | undefined]>([
    ['active', null, timedOut(10), timedOut(10)],
    ['active', null, excluded(10), excluded(10)],
    ['locked', null, excluded(10), excluded(10)],
    ['timedOut', 10, timedOut(9), undefined],
    ['timedOut', 10, timedOut(11), timedOut(11)],
    ['timedOut', 10, excluded(20), excluded(20)],
    ['timedOut', 30, excluded(20), excluded(30)],
    ['selfExcluded', 20, timedOut(10), undefined],
    ['selfExcluded', 20, timedOut(30), excluded(30)],
    ['selfExcluded', 20, excluded(19), undefined],
    ['selfExcluded', 20, excluded(21), excluded(21)],
    ['banned', null, excluded(20), undefined],
    ['closed', null, timedOut(20), undefined],
    ['expired', null, timedOut(20), undefined],
  ])('from %s until %s, with request %j: %j', (status, until, requested, expected) => {
    expect(restrictionAfter({ status, until }, requested)).toEqual(expected)
  })
})
