import { describe, expect, it } from 'vitest'
import { reachedTier, findWinners } from './reached-tier.ts'

const ladder = [
  { tier: 1, matches: 5, matches2nd: 1 },
  { tier: 2, matches: 3, matches2nd: 1 },
  { tier: 3, matches: 3, matches2nd: 0 },
]
const line = (matched: number[], matchedSecond: number[] = []) => ({
  matched,
  matchedSecond,
  count: matched.length + matchedSecond.length,
  complete: false,
})

describe('reachedTier', () => {
  it('returns the best tier of all lines', () => {
    expect(reachedTier(ladder, [line([1, 2, 3]), line([1, 2, 3], [7])])).toBe(2)
  })

  it('counts the second set separately', () => {
    expect(reachedTier(ladder, [line([1, 2, 3])])).toBe(3)
    expect(reachedTier(ladder, [line([1, 2], [7])])).toBeUndefined()
  })

  it('works for a ladder without a second set', () => {
    expect(reachedTier([{ tier: 9, matches: 2 }], [line([1, 2])])).toBe(9)
  })
})

describe('findWinners', () => {
  const row = (tier: number, prizeText: string, winners: number) => ({
    tier,
    prizeText,
    matches: 2,
    winners,
    each: '0.00',
    paid: '0.00',
  })
  const winners = [row(1, 'Perfect', 0), row(2, '1/Two', 4), row(3, '2/Two', 5)]

  it('finds a tier by its number, and in a race by its draw', () => {
    expect(findWinners({ tier: 1, prizeText: 'Perfect' }, winners, undefined)?.winners).toBe(0)
    expect(findWinners({ tier: 2, prizeText: 'Two' }, winners, 2)?.winners).toBe(5)
    expect(findWinners({ tier: 1, prizeText: 'Perfect' }, winners, 2)).toBeUndefined()
  })
})
