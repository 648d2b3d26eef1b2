import { describe, expect, it } from 'vitest'
import { reachedTier, winnersOf } from './prize-standing.ts'

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
  it('is the best of all my lines', () => {
    expect(reachedTier(ladder, [line([1, 2, 3]), line([1, 2, 3], [7])])).toBe(2)
  })

  it('counts the second set apart', () => {
    expect(reachedTier(ladder, [line([1, 2, 3])])).toBe(3)
    expect(reachedTier(ladder, [line([1, 2], [7])])).toBeUndefined()
  })

  it('does without a second set', () => {
    expect(reachedTier([{ tier: 9, matches: 2 }], [line([1, 2])])).toBe(9)
  })
})

describe('winnersOf', () => {
  const row = (tier: number, prizeText: string, winners: number) => ({
    tier,
    prizeText,
    matches: 2,
    winners,
    each: '0.00',
    paid: '0.00',
  })
  const winners = [row(1, 'Perfect', 0), row(2, '1/Two', 4), row(3, '2/Two', 5)]

  it('finds a tier by its place, and in a race by its draw', () => {
    expect(winnersOf({ tier: 1, prizeText: 'Perfect' }, winners, undefined)?.winners).toBe(0)
    expect(winnersOf({ tier: 2, prizeText: 'Two' }, winners, 2)?.winners).toBe(5)
    expect(winnersOf({ tier: 1, prizeText: 'Perfect' }, winners, 2)).toBeUndefined()
  })
})
