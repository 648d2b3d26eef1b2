import type { MultiOption } from '#picking/play-rule.ts'
import { type Odds, oneIn } from '#odds/odds.ts'

const DIGITS = 10n

const draws = (positions: number): bigint => DIGITS ** BigInt(positions)

const toOdds = (ways: bigint, positions: number, waysFormula: string): Odds => ({
  ways,
  total: draws(positions),
  text: oneIn(ways, draws(positions)),
  formula: `${waysFormula} ÷ 10^${positions} = ${ways} ÷ ${draws(positions)}`,
})

/** The first two or the last two digits; draws with both are counted once. */
const pairOdds = (positions: number): Odds => {
  const both = positions === 3 ? 1n : draws(positions - 4)
  const bothFormula = positions === 3 ? '1' : `10^${positions - 4}`
  const ways = 2n * draws(positions - 2) - both
  return toOdds(ways, positions, `(2 × 10^${positions - 2} − ${bothFormula})`)
}

/** `orders` is the number of different orders of the digits; a box wins with any of them. */
export const digitOdds = (option: MultiOption, positions: number, orders: number): Odds => {
  if (option === 'straight') return toOdds(1n, positions, '1')
  if (option === 'pair') return pairOdds(positions)
  return toOdds(BigInt(orders), positions, `${orders} orders`)
}
