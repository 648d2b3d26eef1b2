import type { MultiOption } from '#picking/play-rule.ts'
import type { PlayPrice } from '#play/cost.ts'
import { type Odds, oneIn } from '#odds/odds.ts'
import { percentText, type ReturnToPlayer } from '#odds/return-to-player.ts'

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

/** The return of one unit at a fixed prize, including the fee of its play. */
export const unitReturn = (odds: Odds, amount: bigint, { cost, fee }: PlayPrice): ReturnToPlayer => {
  const formula = `prize ${amount} × ${odds.ways} ÷ ${odds.total} ÷ (cost + fee)`
  const price = cost.amount + fee.amount
  if (price === 0n) return { percent: '0', formula }
  return { percent: percentText(amount * odds.ways * 1000n, odds.total * price), formula }
}
