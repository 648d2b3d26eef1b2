import { describe, expect, it } from 'vitest'
import { formatChance, formatOdds, formatWinners } from './format-figures.ts'

describe('formatOdds', () => {
  it.each([
    [1n, 376_992n, '1 in 376,992'],
    [155n, 376_992n, '1 in 2,432'],
    [4650n, 376_992n, '1 in 81.07'],
    [1n, 7n, '1 in 7'],
    [0n, 10n, 'never'],
    [9n, 10n, '1 in 1.11'],
  ])('shows %s of %s', (ways, total, expected) => {
    expect(formatOdds({ ways, total })).toBe(expected)
  })
})

describe('formatWinners', () => {
  it.each([
    [0.004_77, '0.0048'],
    [0.74, '0.74'],
    [22.21, '22.2'],
    [0, '0'],
    [1800, '1,800'],
  ])('shows %s', (winners, expected) => {
    expect(formatWinners(winners)).toBe(expected)
  })
})

describe('formatChance', () => {
  it.each([
    [0, 'never'],
    [0.004_79, '0.48%'],
    [1, '100%'],
    [1e-12, 'under 1 in a billion'],
  ])('shows %s', (chance, expected) => {
    expect(formatChance(chance)).toBe(expected)
  })
})
