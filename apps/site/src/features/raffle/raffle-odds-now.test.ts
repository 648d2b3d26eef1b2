import { expect, it } from 'vitest'
import { anyPrizeOdds, tierOddsNow } from './raffle-odds-now.ts'

it('counts one ticket among those sold', () => {
  expect(anyPrizeOdds(5, 100)).toBe(20)
  expect(anyPrizeOdds(5, 3)).toBe(1)
  expect(anyPrizeOdds(5, 0)).toBe(1)
})

it('counts all of mine together', () => {
  expect(anyPrizeOdds(1, 100, 4)).toBe(25)
})

it('carries the odds on to the tickets sold since', () => {
  expect(tierOddsNow(50, 100, 200)).toBe(100)
  expect(tierOddsNow(1, 0, 40)).toBe(1)
})
