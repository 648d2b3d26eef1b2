import { describe, expect, it } from 'vitest'
import { type BallHue, ballHue, ballRing } from './ball.ts'

describe('ball', () => {
  it.each([
    [1, 49, 1],
    [8, 49, 1],
    [9, 49, 2],
    [16, 49, 2],
    [17, 49, 3],
    [25, 49, 4],
    [33, 49, 5],
    [41, 49, 6],
    [49, 49, 6],
    [15, 90, 1],
    [16, 90, 2],
    [90, 90, 6],
    [1, 3, 2],
    [3, 3, 6],
  ] as const)('ball %i of %i has hue %i', (number, max, hue) => {
    expect(ballHue(number, max)).toBe(hue)
  })

  it.each([0, -1, 50])('ball %i of 49 does not exist', number => {
    expect(() => ballHue(number, 49)).toThrow(RangeError)
  })

  it('each hue has its own ring', () => {
    const hues: BallHue[] = [1, 2, 3, 4, 5, 6]
    expect(hues.map(ballRing)).toEqual(['none', 'solid', 'dashed', 'dotted', 'double', 'two-arcs'])
  })
})
