import { type PrizeGroup, groupAmounts, groupTiers } from './prize-group.ts'
import type { Payout, TierResult } from './settlement.ts'
import { sumAmounts } from './sum-amounts.ts'
import { shareFunds } from './tier-funds.ts'
import type { WonTier } from './won-tier.ts'

export interface Money {
  fund: bigint
  /** The amount that a jackpot tier pays. */
  jackpot: bigint
}

export interface PaidTiers {
  tiers: TierResult[]
  /** In play order, then in the order of the tiers. */
  payouts: Payout[]
  /** Paid from the prize fund. */
  fromFund: bigint
  fromJackpot: bigint
  fromReserve: bigint
}

interface Sources {
  fund: bigint
  jackpot: bigint
}

/**
 * The published payout rule. Every division rounds down, and the rule also assigns every remaining unit, so the
 * operator has no discretion:
 * - the reserve pays fixed prizes in full;
 * - share tiers take their percentages of the prize fund, and the jackpot tier takes the jackpot;
 * - a better tier of a ladder never pays less per unit than a lower one: their money is shared instead;
 * - the reserve adds what is missing to a tier's minimum;
 * - what a division leaves stays in the prize fund, or in the jackpot.
 * A winner with a share of zero is counted in the tier but has no payout.
 */
export function payTiers(wonTiers: readonly WonTier[], { fund, jackpot }: Money): PaidTiers {
  const shares = shareFunds(wonTiers, fund)
  const funds = wonTiers.map(({ prize }, i) => ({
    fromFund: shares[i] ?? 0n,
    fromJackpot: prize.kind === 'jackpot' ? jackpot : 0n,
  }))
  const payouts: (Payout & { order: number })[] = []
  const paid = { fromFund: 0n, fromJackpot: 0n, fromReserve: 0n }
  for (const group of groupTiers(wonTiers, funds)) {
    const amounts = groupAmounts(group)
    const due = sumAmounts(amounts)
    const sources = takeSources(group, due)
    paid.fromFund += sources.fund
    paid.fromJackpot += sources.jackpot
    paid.fromReserve += due - sources.fund - sources.jackpot
    let left = sources.jackpot
    group.won.forEach(({ seq0, tier }, i) => {
      const amount = amounts[i] ?? 0n
      if (amount === 0n) return
      const fromJackpot = amount < left ? amount : left
      left -= fromJackpot
      payouts.push({
        seq0,
        tier: wonTiers[tier]!.name,
        fromPool: amount - fromJackpot,
        fromJackpot,
        order: tier,
      })
    })
  }
  payouts.sort((a, b) => a.seq0 - b.seq0 || a.order - b.order)
  return {
    tiers: toResults(wonTiers, funds.map(toFund), payouts),
    payouts: payouts.map(({ order: _, ...payout }) => payout),
    ...paid,
  }
}

const toFund = ({ fromFund, fromJackpot }: { fromFund: bigint; fromJackpot: bigint }): bigint =>
  fromFund + fromJackpot

/** The prize fund pays first, then the jackpot; the reserve pays the rest. */
function takeSources({ fromFund, fromJackpot }: PrizeGroup, amount: bigint): Sources {
  const fund = amount < fromFund ? amount : fromFund
  const rest = amount - fund
  return { fund, jackpot: rest < fromJackpot ? rest : fromJackpot }
}

function toResults(
  wonTiers: readonly WonTier[],
  funds: readonly bigint[],
  payouts: readonly (Payout & { order: number })[],
): TierResult[] {
  const paid = wonTiers.map(() => 0n)
  for (const { order, fromPool, fromJackpot } of payouts)
    paid[order] = (paid[order] ?? 0n) + fromPool + fromJackpot
  return wonTiers.map(({ name, matches, prize, won }, i) => ({
    name,
    ...(matches !== undefined && { matches }),
    winners: won.length,
    units: won.reduce((sum, { units }) => sum + units, 0),
    fund: prize.kind === 'fixed' ? (paid[i] ?? 0n) : (funds[i] ?? 0n),
    paid: paid[i] ?? 0n,
  }))
}
