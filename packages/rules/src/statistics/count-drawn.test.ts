import { describe, expect, it } from 'vitest'
import { countDrawn } from './count-drawn.ts'

describe('countDrawn', () => {
  it('counts every number of the range and remembers the latest draw, in any order of draws', () => {
    const draws = [
      { drawnAt: 30, numbers: [2, 3] },
      { drawnAt: 10, numbers: [3, 1] },
    ]
    expect(countDrawn(draws, 1, 4)).toEqual([
      { number: 1, times: 1, lastDrawnAt: 10 },
      { number: 2, times: 1, lastDrawnAt: 30 },
      { number: 3, times: 2, lastDrawnAt: 30 },
      { number: 4, times: 0, lastDrawnAt: null },
    ])
  })

  it('starts at zero for digits and counts a repeated digit of one draw twice', () => {
    expect(countDrawn([{ drawnAt: 5, numbers: [0, 0] }], 0, 1)).toEqual([
      { number: 0, times: 2, lastDrawnAt: 5 },
      { number: 1, times: 0, lastDrawnAt: null },
    ])
  })

  it('returns an empty list for an empty range', () => {
    expect(countDrawn([{ drawnAt: 5, numbers: [1] }], 1, 0)).toEqual([])
  })
})
