import { guaranteedAmount } from '#odds/prize-table.ts'
import type { PrizeTerms, TierTerms } from './prize-terms.ts'
import { winnerQuantile } from './winner-quantile.ts'

/** The reserve must be enough in all but this share of the draws. */
const risk = 0.0001

/**
 * What the guaranteed prizes of one instance cost at full sale, exceeded in at most one of 10,000 instances. The risk is
 * divided among the tiers, so the sum is never too low. It assumes that plays are independent.
 */
export const liability = (terms: PrizeTerms): bigint => {
  const guaranteed = terms.tiers.filter(tier => guaranteedAmount(tier.prize) > 0n)
  return guaranteed.reduce(
    (sum, tier) =>
      sum + guaranteedAmount(tier.prize) * BigInt(prizesAtRisk(tier, terms, risk / guaranteed.length)),
    0n,
  )
}

const prizesAtRisk = (tier: TierTerms, { cap, draws, unitsPerWin }: PrizeTerms, tierRisk: number): number => {
  if (tier.prizes !== undefined) return tier.prizes
  const plays = cap * draws
  const mean = (plays * Number(tier.odds.ways)) / Number(tier.odds.total)
  return Math.min(winnerQuantile(mean, tierRisk), plays) * unitsPerWin
}
