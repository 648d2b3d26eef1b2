import { describe, expect, it } from 'vitest'
import { ballHue } from './ball-hue.ts'

describe('ballHue', () => {
  it.each([
    [1, 49, 1],
    [8, 49, 1],
    [9, 49, 2],
    [24, 49, 3],
    [25, 49, 4],
    [49, 49, 6],
    [90, 90, 6],
    [1, 90, 1],
    [0, 9, 1],
    [12, 10, 6],
  ])('%d of %d is hue %d', (number, max, hue) => expect(ballHue(number, max)).toBe(hue))
})
