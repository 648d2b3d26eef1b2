import { describe, expect, it } from 'vitest'
import { niceScale, niceTop } from './nice-scale.ts'

describe('niceTop', () => {
  it.each([
    [0, 0],
    [1, 1],
    [7, 10],
    [10, 10],
    [11, 20],
    [2100, 2500],
    [4999, 5000],
    [5001, 10_000],
  ])('rounds %d up to %d', (value, top) => {
    expect(niceTop(value)).toBe(top)
  })
})

describe('niceScale', () => {
  it('extends below zero only for negative values', () => {
    expect(niceScale([3, 8])).toEqual({ low: 0, high: 10 })
    expect(niceScale([3, -42])).toEqual({ low: -50, high: 5 })
    expect(niceScale([-3])).toEqual({ low: -5, high: 0 })
  })

  it('is empty when there are no values other than zero', () => {
    expect(niceScale([])).toEqual({ low: 0, high: 0 })
    expect(niceScale([0, 0])).toEqual({ low: 0, high: 0 })
  })
})
