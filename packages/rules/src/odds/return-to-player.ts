import type { PlayPrice } from '../play/cost.ts'
import type { PrizeTable } from './one-draw.ts'

export type ReturnToPlayer = {
  /** "62.5", of everything the player pays, the fee included. */
  readonly percent: string
  readonly formula: string
}

/** Percentages carry at most two decimals; hundredths of a percent keep the arithmetic whole. */
const hundredths = (percent: number): bigint => BigInt(Math.round(percent * 100))

const WHOLE = hundredths(100)

/** Of a number of tenths of a percent; "62.5", rounded half up. */
export const percentText = (numerator: bigint, denominator: bigint): string => {
  const tenths = (numerator * 2n + denominator) / (denominator * 2n)
  return tenths % 10n === 0n ? String(tenths / 10n) : `${tenths / 10n}.${tenths % 10n}`
}

/** What fixed prizes and draws leave goes on to the jackpot or to the ranking: none of it stays behind. */
const sharedPart = ({ tiers, ranked }: PrizeTable): bigint =>
  ranked || tiers.some(({ prize }) => prize.kind === 'fixed')
    ? WHOLE
    : tiers.reduce((sum, { prize }) => sum + (prize.kind === 'share' ? hundredths(prize.percent) : 0n), 0n)

/**
 * The long run: shares that nobody wins go to the jackpot and are won later, so what is paid in for prizes is
 * what comes out. A progressive that no tier can win returns nothing.
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
