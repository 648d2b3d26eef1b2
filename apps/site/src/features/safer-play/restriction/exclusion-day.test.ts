import { expect, it } from 'vitest'
import { lastDay, lastDayProblem } from './exclusion-day.ts'

const now = Date.UTC(2026, 7, 31, 23, 50)

it('counts calendar months of any length', () => {
  expect(lastDay('six', now)).toBe('2027-02-28')
  expect(lastDay('year', now)).toBe('2027-08-31')
  expect(lastDay('five', now)).toBe('2031-08-31')
})

it('offers only days that the server accepts', () => {
  for (const length of ['six', 'year', 'five'] as const)
    expect(lastDayProblem(lastDay(length, now), now)).toBeUndefined()
})

it('reports the problem of a day', () => {
  expect(lastDayProblem('', now)).toBe('dayMissing')
  expect(lastDayProblem('2026-08-30', now)).toBe('exclusionDateInPast')
  expect(lastDayProblem('2027-02-27', now)).toBe('exclusionTooShort')
})
