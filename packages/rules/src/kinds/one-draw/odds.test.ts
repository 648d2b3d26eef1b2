import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choose, oneIn } from '#odds/odds.ts'
import type { Matches } from '#odds/prize-table.ts'
import { anyPrizeOdds, tierOdds } from './odds.ts'

const SIX_OF_49 = { first: { pick: 6, of: 49 } }
const FIVE_OF_35 = { first: { pick: 5, of: 35 } }
const FIVE_AND_ONE = { first: { pick: 5, of: 69 }, second: { pick: 1, of: 26 } }

const tier = (matches: number, matches2nd?: number): Matches => ({
  matches,
  ...(matches2nd === undefined ? {} : { matches2nd }),
})

describe('tier odds', () => {
  it.each([
    [6, 1n, '1 in 13,983,816'],
    [5, 258n, '1 in 54,200.8'],
    [4, 13_545n, '1 in 1,032.4'],
    [3, 246_820n, '1 in 56.7'],
    [2, 1_851_150n, '1 in 7.6'],
    [1, 5_775_588n, '1 in 2.4'],
    [0, 6_096_454n, '1 in 2.3'],
    [7, 0n, 'never'],
  ])('%i of 6/49', (matches, ways, text) => {
    expect(tierOdds(SIX_OF_49, tier(matches))).toMatchObject({ ways, total: 13_983_816n, text })
  })

  it.each([
    [5, 1n, '1 in 324,632'],
    [4, 150n, '1 in 2,164.2'],
    [3, 4_350n, '1 in 74.6'],
  ])('%i of 5/35', (matches, ways, text) => {
    expect(tierOdds(FIVE_OF_35, tier(matches))).toMatchObject({ ways, text })
  })

  it.each([
    [5, 1, '1 in 292,201,338'],
    [5, 0, '1 in 11,688,053.5'],
    [4, 1, '1 in 913,129.2'],
    [4, 0, '1 in 36,525.2'],
    [3, 1, '1 in 14,494.1'],
    [3, 0, '1 in 579.8'],
    [2, 1, '1 in 701.3'],
    [1, 1, '1 in 92'],
    [0, 1, '1 in 38.3'],
    [5, undefined, '1 in 11,238,513'],
  ])('%i and %s of 5/69 with 1/26', (matches, matches2nd, text) => {
    expect(tierOdds(FIVE_AND_ONE, tier(matches, matches2nd)).text).toBe(text)
  })

  it('shows its formula', () => {
    expect(tierOdds(SIX_OF_49, tier(3)).formula).toBe('C(6,3) × C(43,3) ÷ C(49,6) = 246820 ÷ 13983816')
    expect(tierOdds(FIVE_AND_ONE, tier(5, 1)).formula).toBe(
      'C(5,5) × C(64,0) × C(1,1) × C(25,0) ÷ C(69,5) × C(26,1) = 1 ÷ 292201338',
    )
  })
})

describe('odds of any prize', () => {
  it.each([
    ['6/49 from three', SIX_OF_49, [tier(6), tier(5), tier(4), tier(3)], '1 in 53.7'],
    ['6/49 from two', SIX_OF_49, [tier(6), tier(5), tier(4), tier(3), tier(2)], '1 in 6.6'],
    [
      '5/69 with 1/26',
      FIVE_AND_ONE,
      [
        tier(5, 1),
        tier(5, 0),
        tier(4, 1),
        tier(4, 0),
        tier(3, 1),
        tier(3, 0),
        tier(2, 1),
        tier(1, 1),
        tier(0, 1),
      ],
      '1 in 24.9',
    ],
    ['overlapping tiers', FIVE_AND_ONE, [tier(5), tier(5, 1)], '1 in 11,238,513'],
    ['no tiers', SIX_OF_49, [], 'never'],
  ])('%s', (_, shape, tiers, text) => {
    expect(anyPrizeOdds(shape, tiers).text).toBe(text)
  })
})

describe('property tests', () => {
  it('has match counts that add up to all draws', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 0, max: 80 }), (pick, more) => {
        const shape = { first: { pick, of: pick + more } }
        const tiers = Array.from({ length: pick + 1 }, (_, matches) => tier(matches))
        const sum = tiers.reduce((ways, each) => ways + tierOdds(shape, each).ways, 0n)
        expect(sum).toBe(choose(pick + more, pick))
        expect(anyPrizeOdds(shape, tiers).text).toBe('1 in 1')
      }),
    )
  })

  it.each([
    [1n, 2n, '1 in 2'],
    [2n, 3n, '1 in 1.5'],
    [3n, 4n, '1 in 1.3'],
    [4n, 5n, '1 in 1.3'],
    [20n, 21n, '1 in 1.1'],
    [20n, 20n, '1 in 1'],
  ])('%s of %s is %s', (ways, total, text) => {
    expect(oneIn(ways, total)).toBe(text)
  })
})
