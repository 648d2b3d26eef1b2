import { expect, it } from 'vitest'
import { separability } from './separability.ts'

it.each([
  [[1, 2, 3], [1, 2, 3], 0.5],
  [[1, 1, 1], [1, 1, 1], 0.5],
  [[1, 2, 3], [4, 5, 6], 1],
  [[4, 5, 6], [1, 2, 3], 1],
  [[1, 3], [2, 4], 0.75],
])('separates %j from %j with area %d', (first, second, area) => {
  expect(separability(first, second)).toBeCloseTo(area)
})
