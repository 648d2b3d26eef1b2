import { expect, it } from 'vitest'
import { minutesOfMonth } from './minutes-of-month.ts'

it('counts the days of this month and no others', () => {
  const days = [
    { day: '2026-10-31', minutes: 500 },
    { day: '2026-11-01', minutes: 20 },
    { day: '2026-11-02', minutes: 5 },
  ]
  expect(minutesOfMonth(days, '2026-11')).toBe(25)
})
