import type { Payout, TierResult } from './settlement.ts'
import { split } from './split.ts'
import { fixedFunds, shareFunds } from './tier-funds.ts'
import type { WonTier } from './won-tier.ts'

export interface Money {
  fund: bigint
  /** The amount that a jackpot tier pays. */
  jackpot: bigint
  /** The part of the jackpot that fixed prizes may use when the fund is not enough. */
  reserve: bigint
}

export interface PaidTiers {
  tiers: TierResult[]
  /** In play order, then in the order of the tiers. */
  payouts: Payout[]
  fromPool: bigint
  fromJackpot: bigint
}

/**
 * The published payout rule. Every division rounds down, and the rule also assigns every remaining unit, so the
 * operator has no discretion:
 * - fixed prizes come first. The fund pays them in the order of the payouts, then the reserve does; if both together
 *   are not enough, all fixed prizes are cut in the same proportion;
 * - share tiers take their percentages of what remains in the fund;
 * - units that remain after a split go one each to the tier's first winners in play order.
 * A winner with a share of zero is counted in the tier but has no payout.
 */
export function payTiers(wonTiers: readonly WonTier[], { fund, jackpot, reserve }: Money): PaidTiers {
  const fixed = fixedFunds(wonTiers, fund + reserve)
  const fixedSum = fixed.reduce((sum, each) => sum + each, 0n)
  const fixedFromFund = fixedSum < fund ? fixedSum : fund
  const shares = shareFunds(wonTiers, fund - fixedFromFund)
  const payouts: Payout[] = []
  const paidFrom = { jackpot: 0n, share: 0n, fixed: 0n }
  const tiers = wonTiers.map((tier, i): TierResult => {
    const { name, matches, prize, won } = tier
    const tierFund = { jackpot, share: shares[i] ?? 0n, fixed: fixed[i] ?? 0n }[prize.kind]
    const paid = won.length === 0 ? 0n : tierFund
    paidFrom[prize.kind] += paid
    addPayouts(payouts, tier, paid)
    return { name, ...(matches !== undefined && { matches }), winners: won.length, fund: tierFund, paid }
  })
  payouts.sort((a, b) => a.seq0 - b.seq0)
  if (fixedSum > fund) takeFromReserve(payouts, fund)
  return {
    tiers,
    payouts,
    fromPool: paidFrom.share + fixedFromFund,
    fromJackpot: paidFrom.jackpot + fixedSum - fixedFromFund,
  }
}

function addPayouts(payouts: Payout[], { name, prize, won }: WonTier, paid: bigint): void {
  const amounts = split(paid, won)
  won.forEach(({ seq0 }, i) => {
    const amount = amounts[i] ?? 0n
    if (amount === 0n) return
    const isJackpot = prize.kind === 'jackpot'
    payouts.push({
      seq0,
      tier: name,
      fromPool: isJackpot ? 0n : amount,
      fromJackpot: isJackpot ? amount : 0n,
    })
  })
}

/** Fixed prizes that exceed the fund leave nothing to share, so every payout from the pool is a fixed prize. */
function takeFromReserve(payouts: readonly Payout[], fund: bigint): void {
  let left = fund
  for (const payout of payouts) {
    const more = payout.fromPool > left ? payout.fromPool - left : 0n
    payout.fromPool -= more
    payout.fromJackpot += more
    left -= payout.fromPool
  }
}
