import { expect, it } from 'vitest'
import { type LimitOrderProblem, limitOrderProblem } from './limit-order.ts'

type Cap = bigint | null

it.each<[day: Cap, week: Cap, month: Cap, problem: LimitOrderProblem | undefined]>([
  [null, null, null, undefined],
  [10n, null, null, undefined],
  [10n, 10n, 10n, undefined],
  [10n, 20n, 30n, undefined],
  [0n, 0n, null, undefined],
  [11n, 10n, null, 'dailyAboveWeeklyOrMonthly'],
  [11n, null, 10n, 'dailyAboveWeeklyOrMonthly'],
  [11n, 20n, 10n, 'weeklyAboveMonthly'],
  [null, 11n, 10n, 'weeklyAboveMonthly'],
  [null, 10n, 11n, undefined],
])('with day cap %s, week cap %s and month cap %s: %s', (day, week, month, problem) => {
  expect(limitOrderProblem({ day, week, month })).toBe(problem)
})
