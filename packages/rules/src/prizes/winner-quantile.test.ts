import { expect, it } from 'vitest'
import { winnerQuantile } from './winner-quantile.ts'

const poissonTail = (mean: number, winners: number): number => {
  let probability = Math.exp(-mean)
  let sum = probability
  for (let i = 1; i <= winners; i++) {
    probability *= mean / i
    sum += probability
  }
  return 1 - sum
}

it.each([
  [0, 0.0001, 0],
  [0.00009, 0.0001, 0],
  [0.003, 0.0001, 1],
  [1, 0.0001, 6],
  [100, 0.0001, 139],
])('a mean of %d is exceeded beyond %d by %i', (mean, risk, winners) => {
  expect(winnerQuantile(mean, risk)).toBe(winners)
})

it.each([0.5, 3, 20, 599])('is the smallest number with a tail within the risk, at a mean of %d', mean => {
  const winners = winnerQuantile(mean, 0.0001)
  expect(poissonTail(mean, winners)).toBeLessThanOrEqual(0.0001)
  expect(poissonTail(mean, winners - 1)).toBeGreaterThan(0.0001)
})

it('continues above the exact range without a step down', () => {
  expect(winnerQuantile(601, 0.0001)).toBeGreaterThanOrEqual(winnerQuantile(600, 0.0001))
  expect(winnerQuantile(1e6, 0.0001)).toBeLessThan(1e6 * 1.005)
})
