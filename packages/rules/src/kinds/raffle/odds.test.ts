import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { raffleOdds } from './odds.ts'

describe('raffle odds', () => {
  it.each([
    [1, 500, 1, '1 in 500'],
    [5, 500, 1, '1 in 100'],
    [5, 500, 20, '1 in 5.4'],
    [1, 500, 20, '1 in 25'],
    [3, 2, 1, '1 in 1'],
    [3, 1_000_000, 1, '1 in 333,333.3'],
    [2, 10, 10, '1 in 1'],
  ])('%i winners of %i tickets, %i of them mine', (winners, tickets, mine, text) => {
    expect(raffleOdds(winners, tickets, mine).text).toBe(text)
  })

  it('shows its formula', () => {
    expect(raffleOdds(5, 500).formula).toBe('5 winners ÷ 500 tickets')
    expect(raffleOdds(3, 2).formula).toBe('2 winners ÷ 2 tickets')
    expect(raffleOdds(2, 10, 3).formula).toBe('1 − C(8,3) ÷ C(10,3) = 64 ÷ 120')
  })

  it('agrees with brute-force counting', () => {
    const small = fc.integer({ min: 1, max: 8 })
    fc.assert(
      fc.property(small, small, small, (tickets, winners, mine) => {
        fc.pre(winners <= tickets && mine <= tickets)
        const sets = Array.from({ length: 2 ** tickets }, (_, mask) => mask).filter(
          mask => mask.toString(2).replaceAll('0', '').length === winners,
        )
        const hit = sets.filter(mask => (mask & (2 ** mine - 1)) !== 0)
        const { ways, total } = raffleOdds(winners, tickets, mine)
        expect(ways * BigInt(sets.length)).toBe(total * BigInt(hit.length))
      }),
    )
  })
})
