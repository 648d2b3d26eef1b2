import { describe, expect, it } from 'vitest'
import { findRank, maxRank, periodEnd, periodStart, xpForDraw, xpMultiplier } from './xp.ts'

describe('the multiplier', () => {
  const promotion = { multiplier: 2.5, from: 100, until: 200 }
  it.each([
    [99, 1],
    [100, 2.5],
    [199, 2.5],
    [200, 1],
  ])('at %i is %d', (at, expected) => expect(xpMultiplier(promotion, at)).toBe(expected))

  it('is 1 without a promotion and never less', () => {
    expect(xpMultiplier(undefined, 1)).toBe(1)
    expect(xpMultiplier({ ...promotion, multiplier: 0.5 }, 150)).toBe(1)
  })

  it('multiplies the XP of a draw', () => {
    expect([xpForDraw(1), xpForDraw(2.5)]).toEqual([20, 50])
  })
})

describe('a rank', () => {
  it.each([
    [0, 1, 20],
    [19, 1, 20],
    [20, 2, 60],
    [1440, 12, 1560],
    [1_000_000, maxRank, null],
  ])('with %i XP is %i', (xp, rank, nextXp) => expect(findRank(xp)).toEqual({ rank, nextXp }))

  it('never falls when XP grows', () => {
    const ranks = Array.from({ length: 300 }, (_, i) => findRank(i * 10).rank)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))
  })
})

describe('a period', () => {
  const sunday = Date.UTC(2026, 10, 22, 23, 59)
  it.each([
    ['day', '2026-11-22', Date.UTC(2026, 10, 23)],
    ['week', '2026-11-16', Date.UTC(2026, 10, 23)],
    ['month', '2026-11-01', Date.UTC(2026, 11, 1)],
    ['all', '1970-01-01', null],
  ] as const)('of a %s begins and ends at midnight UTC', (period, start, end) => {
    expect(periodStart(period, sunday)).toBe(start)
    expect(periodEnd(period, sunday)).toBe(end)
  })

  it('of the week begins on Monday itself', () => {
    expect(periodStart('week', Date.UTC(2026, 10, 23))).toBe('2026-11-23')
  })
})
