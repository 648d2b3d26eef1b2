import type { PrizeTerms, TierTerms } from './prize-terms.ts'

/** Returns are computed in hundredths of a percent of what the player pays. */
const whole = 10_000n

/**
 * The long-run returns to the player in percent of cost and fee, at full sale: one figure for the game, or one for every
 * bet. What is not won goes to the jackpot and is won later, so the whole prize fund and the whole contribution are
 * returned; fixed prizes and the seed of the jackpot are added by their odds. Minimum prizes can only raise it.
 */
export const expectedReturns = (terms: PrizeTerms): number[] => {
  const price = terms.cost + terms.fee
  if (price === 0n) return [0]
  const returns = terms.tiers.map(tier => tierReturn(tier, terms, price))
  if (terms.isPerBet) return returns.map(toPercent)
  const pooled =
    (terms.cost * BigInt(terms.payoutPercentage + terms.progressivePercentage) * whole) / (100n * price)
  return [toPercent(returns.reduce((sum, each) => sum + each, pooled))]
}

const toPercent = (hundredths: bigint): number => Number(hundredths) / 100

const tierReturn = (tier: TierTerms, { cap, draws }: PrizeTerms, price: bigint): bigint => {
  const { prize, odds, prizes, averageUnits: units = { ways: 1n, total: 1n } } = tier
  const amount = ownMoney(prize)
  return prizes === undefined
    ? (amount * odds.ways * units.ways * BigInt(draws) * whole) / (odds.total * units.total * price)
    : (amount * BigInt(prizes) * whole) / (BigInt(cap) * price)
}

/** What the operator pays for one prize, besides the players' stakes. */
const ownMoney = (prize: TierTerms['prize']): bigint => {
  if (prize.kind === 'fixed') return BigInt(prize.amount)
  return BigInt(prize.kind === 'jackpot' ? (prize.seed ?? 0) : 0)
}
