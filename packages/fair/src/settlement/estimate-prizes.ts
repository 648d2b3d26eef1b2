import { minimumPrize, type Prize } from './prize.ts'
import { payTiers } from './pay-tiers.ts'
import { shareFunds } from './tier-funds.ts'

export interface EstimatedTier {
  prize: Prize
  /** One play in this number wins the tier. */
  oneIn: number
  /** The number of prizes, if it does not depend on luck. The share of a tier is then the share of each prize. */
  prizes?: number
}

export interface EstimateInput {
  fund: bigint
  jackpot: bigint
  plays: number
  /** Whether a lower tier that would pay more shares its money with the better one. */
  isLevelled: boolean
}

/** What one winner of each tier gets if as many plays win as the odds say, by the rule of the settlement. */
export function estimatePrizes(tiers: readonly EstimatedTier[], input: EstimateInput): bigint[] {
  const { fund, jackpot, plays, isLevelled } = input
  const shares = shareFunds(tiers, fund)
  const expected = tiers.map(({ prize, oneIn }, i) => ({
    name: String(i),
    prize,
    // The jackpot is rarely won, so a share is estimated without it.
    ...(isLevelled && prize.kind === 'share' && { ladder: 0 }),
    won: [{ seq0: i, units: Math.max(1, Math.round(plays / oneIn)) }],
  }))
  const paid = payTiers(expected, { fund, jackpot })
  return tiers.map(({ prize, prizes }, i) => {
    if (prize.kind === 'jackpot') return jackpot
    if (prizes !== undefined) return larger(minimumPrize(prize), shares[i] ?? 0n)
    return (paid.tiers[i]?.paid ?? 0n) / BigInt(expected[i]?.won[0]?.units ?? 1)
  })
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)
