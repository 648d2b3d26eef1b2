import { expect, it } from 'vitest'
import { drawOdds, luckyOdds, raceOdds } from './odds.ts'

const shape = { pick: 5, of: 30, balls: 10, draws: 3 }

it.each([
  [5, 53_130n, '1 in 565.5'],
  [4, 885_500n, '1 in 33.9'],
  [0, 3_268_760n, '1 in 9.2'],
])('%i matches in one draw', (matches, ways, text) => {
  expect(drawOdds(shape, matches)).toMatchObject({ ways, total: 30_045_015n, text })
})

it('has match counts that add up to all draws', () => {
  const ways = [0, 1, 2, 3, 4, 5].reduce((sum, matches) => sum + drawOdds(shape, matches).ways, 0n)
  expect(ways).toBe(drawOdds(shape, 0).total)
})

it('shows its formula', () => {
  expect(drawOdds(shape, 4).formula).toBe('C(5,4) × C(25,6) ÷ C(30,10) = 885500 ÷ 30045015')
  expect(luckyOdds(shape, 4)).toMatchObject({ text: '1 in 2.5', formula: '4 matches ÷ 10 balls' })
})

it('counts each race once over several draws', () => {
  const { ways, total, text, formula } = raceOdds(shape, [5, 4, 4])
  const lost = 30_045_015n - 938_630n
  expect([ways, total]).toEqual([30_045_015n ** 3n - lost ** 3n, 30_045_015n ** 3n])
  expect(text).toBe('1 in 11')
  expect(formula).toBe('1 − (1 − 938630 ÷ C(30,10))^3')
})
