import { applyPercent } from './percent.ts'
import { sumAmounts } from './sum-amounts.ts'
import type { Prize } from './prize.ts'

interface HasPrize {
  prize: Prize
  isEqualPrize?: boolean
}

/**
 * The part of the prize fund that each share tier gets; zero for other tiers. When the percentages add up to 100, the
 * remaining units go to the lowest share tier, or to the best one if the lowest would overtake the next better one.
 * They go to none if equal prizes must stay equal.
 */
export function shareFunds(tiers: readonly HasPrize[], fund: bigint): bigint[] {
  const percents = tiers.map(({ prize }) => (prize.kind === 'share' ? prize.percent : 0))
  const funds = percents.map(percent => applyPercent(fund, percent))
  const shares = tiers.flatMap(({ prize }, i) => (prize.kind === 'share' ? [i] : []))
  const lowest = shares.at(-1)
  const isWhole = percents.reduce((total, percent) => total + percent, 0) === 100
  if (lowest === undefined || !isWhole || tiers[lowest]?.isEqualPrize) return funds
  const rest = fund - sumAmounts(funds)
  const least = funds[lowest] ?? 0n
  const next = funds[shares.at(-2) ?? -1]
  const overtakes = next !== undefined && least <= next && least + rest > next
  const receiver = overtakes ? shares[0]! : lowest
  funds[receiver] = (funds[receiver] ?? 0n) + rest
  return funds
}
