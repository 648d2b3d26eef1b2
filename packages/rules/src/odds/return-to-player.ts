import type { PlayPrice } from '#play/cost.ts'
import type { PrizeTable } from './prize-table.ts'

export type ReturnToPlayer = {
  /** Percentage of everything the player pays, including the fee, for example "62.5". */
  readonly percent: string
  readonly formula: string
}

/** Percentages have at most two decimals, so hundredths of a percent are exact integers. */
const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100))

const WHOLE = hundredths(100)

/** Formats tenths of a percent, rounded half up, for example "62.5". */
export const percentText = (numerator: bigint, denominator: bigint): string => {
  const tenths = (numerator * 2n + denominator) / (denominator * 2n)
  return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`
}

/** The rest after fixed prizes and draws goes to the jackpot or to the ranking, so the whole fund is returned. */
const sharedPart = ({ tiers, ranked }: PrizeTable): bigint =>
  ranked || tiers.some(({ prize }) => prize.kind === 'fixed')
    ? WHOLE
    : tiers.reduce((sum, { prize }) => sum + (prize.kind === 'share' ? hundredths(prize.percent) : 0n), 0n)

/**
 * The long-run return: unwon shares go to the jackpot and are won later, so everything paid in for prizes is paid
 * out. A progressive jackpot that no tier can win returns nothing.
 */
export const returnToPlayer = (table: PrizeTable, { cost, fee }: PlayPrice): ReturnToPlayer => {
  const winnable = table.tiers.some(tier => tier.prize.kind === 'jackpot')
  const progressive = winnable ? table.progressivePercentage : 0
  const shares = sharedPart(table)
  const price = cost.amount + fee.amount
  const formula = `(payout ${table.payoutPercentage}% × prize shares ${percentText(shares, 10n)}% + progressive ${progressive}%) × cost ÷ (cost + fee)`
  if (price === 0n) return { percent: '0', formula }
  const returned = hundredths(table.payoutPercentage) * shares + hundredths(progressive) * WHOLE
  return { percent: percentText(returned * cost.amount, price * WHOLE * 10n), formula }
}
