import { expect, it } from 'vitest'
import { getMonthMinutes } from './month-minutes.ts'

it('adds up only the days of the month', () => {
  const days = [
    { day: '2026-10-31', minutes: 500 },
    { day: '2026-11-01', minutes: 20 },
    { day: '2026-11-02', minutes: 5 },
  ]
  expect(getMonthMinutes(days, '2026-11')).toBe(25)
})
