import { expect, it } from 'vitest'
import { anyPrizeOdds } from './raffle-odds-now.ts'

it('computes the odds of one ticket among the tickets sold', () => {
  expect(anyPrizeOdds(5, 100)).toBe(20)
  expect(anyPrizeOdds(5, 3)).toBe(1)
  expect(anyPrizeOdds(5, 0)).toBe(1)
})

it("combines all of the player's tickets", () => {
  expect(anyPrizeOdds(1, 100, 4)).toBe(25)
})
