import { describe, expect, it } from 'vitest'
import { reloadDelayMs } from './reload-delay.ts'

const window = { from: 3000, to: 13_000 }

describe('reloadDelayMs', () => {
  it.each([
    [0, 0, 3000],
    [0, 0.5, 8000],
    [10_000, 0.999, 12_990],
    [50_000, 0, 3000],
    [50_000, 0.5, 28_000],
    [50_000, 0.999, 52_950],
  ])('of %i viewers with %f is %i ms', (viewers, random, expected) => {
    expect(reloadDelayMs(window, viewers, random)).toBe(expected)
  })
})
