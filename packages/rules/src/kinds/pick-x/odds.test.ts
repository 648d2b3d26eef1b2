import { expect, it } from 'vitest'
import { digitOdds } from './odds.ts'

it.each([
  ['straight', 3, 6, '1 in 1,000', '1 ÷ 10^3 = 1 ÷ 1000'],
  ['box', 3, 6, '1 in 166.7', '6 orders ÷ 10^3 = 6 ÷ 1000'],
  ['box', 3, 3, '1 in 333.3', '3 orders ÷ 10^3 = 3 ÷ 1000'],
  ['box', 5, 120, '1 in 833.3', '120 orders ÷ 10^5 = 120 ÷ 100000'],
  ['pair', 3, 6, '1 in 52.6', '(2 × 10^1 − 1) ÷ 10^3 = 19 ÷ 1000'],
  ['pair', 4, 24, '1 in 50.3', '(2 × 10^2 − 10^0) ÷ 10^4 = 199 ÷ 10000'],
  ['pair', 5, 120, '1 in 50.3', '(2 × 10^3 − 10^1) ÷ 10^5 = 1990 ÷ 100000'],
] as const)('%s on %i digits with %i orders: %s', (option, positions, orders, text, formula) => {
  expect(digitOdds(option, positions, orders)).toMatchObject({ text, formula })
})
