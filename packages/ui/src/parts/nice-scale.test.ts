import { expect, it } from 'vitest'
import { niceScale, niceTop } from './nice-scale.ts'

it.each([
  [0, 0],
  [1, 1],
  [7, 10],
  [10, 10],
  [11, 20],
  [2100, 2500],
  [4999, 5000],
  [5001, 10_000],
])('%d is below %d', (value, top) => {
  expect(niceTop(value)).toBe(top)
})

it('reaches down only where something is below nothing', () => {
  expect(niceScale([3, 8])).toEqual({ low: 0, high: 10 })
  expect(niceScale([3, -42])).toEqual({ low: -50, high: 5 })
  expect(niceScale([-3])).toEqual({ low: -5, high: 0 })
})

it('has no height where there is nothing to show', () => {
  expect(niceScale([])).toEqual({ low: 0, high: 0 })
  expect(niceScale([0, 0])).toEqual({ low: 0, high: 0 })
})
