import { minimumPrize } from './prize.ts'
import { split } from './split.ts'
import type { Won, WonTier } from './won-tier.ts'

/** Won tiers that share their money equally per unit. */
export interface PrizeGroup {
  ladder: number | undefined
  isShared: boolean
  /** In play order; `tier` is an index into the list of tiers. */
  won: (Won & { tier: number; minimum: bigint })[]
  units: bigint
  /** What the prize fund and the jackpot provide for these tiers. */
  fromFund: bigint
  fromJackpot: bigint
}

interface TierFund {
  fromFund: bigint
  fromJackpot: bigint
}

/**
 * Groups the won tiers, best first. Where a lower tier of the same ladder would pay more per unit than a better one, the
 * money of both is shared by the winners of both, so that a better match never pays less.
 */
export function groupTiers(tiers: readonly WonTier[], funds: readonly TierFund[]): PrizeGroup[] {
  const groups: PrizeGroup[] = []
  tiers.forEach((tier, index) => {
    if (tier.won.length === 0) return
    let group = openGroup(tier, index, funds[index]!)
    for (let at = findBetter(groups, group); paysLess(groups[at], group); at = findBetter(groups, group)) {
      group = merge(groups[at]!, group)
      groups.splice(at, 1)
    }
    groups.push(group)
  })
  return groups
}

const openGroup = (tier: WonTier, index: number, fund: TierFund): PrizeGroup => ({
  ladder: tier.prize.kind === 'fixed' ? undefined : tier.ladder,
  isShared: tier.isShared ?? false,
  won: tier.won.map(each => ({ ...each, tier: index, minimum: minimumPrize(tier.prize) })),
  units: BigInt(tier.won.reduce((sum, { units }) => sum + units, 0)),
  ...fund,
})

const total = ({ fromFund, fromJackpot }: PrizeGroup): bigint => fromFund + fromJackpot

/** The next better group of the same ladder; fixed prizes belong to no ladder. */
const findBetter = (groups: readonly PrizeGroup[], { ladder }: PrizeGroup): number =>
  ladder === undefined ? -1 : groups.findLastIndex(group => group.ladder === ladder)

const paysLess = (better: PrizeGroup | undefined, lower: PrizeGroup): boolean =>
  better !== undefined && total(better) * lower.units < total(lower) * better.units

const merge = (better: PrizeGroup, lower: PrizeGroup): PrizeGroup => ({
  ladder: better.ladder,
  isShared: false,
  won: [...better.won, ...lower.won].sort((a, b) => a.seq0 - b.seq0 || a.tier - b.tier),
  units: better.units + lower.units,
  fromFund: better.fromFund + lower.fromFund,
  fromJackpot: better.fromJackpot + lower.fromJackpot,
})

/**
 * The amount of each winner: an equal share per unit, or the minimum of the winner's own tier. Only winners who share one
 * prize can differ, by one minor unit.
 */
export function groupAmounts(group: PrizeGroup): bigint[] {
  const { won, units, isShared } = group
  const available = total(group)
  if (isShared) return split(larger(available, won[0]!.minimum), won)
  const share = available / units
  return won.map(each => larger(share, each.minimum) * BigInt(each.units))
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)
