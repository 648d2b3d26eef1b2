import type { Payout, TierResult } from '../settlement.ts'
import type { Prize } from './prize.ts'
import { split } from './split.ts'
import { fixedFunds, shareFunds } from './tier-funds.ts'

/** A play that won; it counts once for every unit. */
export interface Won {
  seq0: number
  units: number
}

export interface WonTier {
  name: string
  matches?: number
  prize: Prize
  /** A fixed prize is one for all winners together, not one for every unit won. */
  isShared?: boolean
  /** In play order. */
  won: Won[]
}

export interface Money {
  fund: bigint
  /** What a jackpot tier takes. */
  jackpot: bigint
  /** What fixed prizes may take of the jackpot where the fund is not enough. */
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
 * The published rule of the money. Every division rounds down, and every unit left over has a place fixed
 * beforehand, because a unit without one would be somebody's choice:
 * - fixed prizes come first. The fund pays them in the order of the payouts, and where it ends the reserve goes
 *   on; if both together are not enough, all fixed prizes are cut in the same proportion;
 * - share tiers take their percentages of what the fund then still holds;
 * - units that a split among winners leaves over go one each to the tier's first winners in play order.
 * A winner whose part rounds down to nothing is counted in the tier but has no payout.
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

/** Fixed prizes beyond the fund leave nothing to share, so whatever is paid from the pool is one of them. */
function takeFromReserve(payouts: readonly Payout[], fund: bigint): void {
  let left = fund
  for (const payout of payouts) {
    const more = payout.fromPool > left ? payout.fromPool - left : 0n
    payout.fromPool -= more
    payout.fromJackpot += more
    left -= payout.fromPool
  }
}
