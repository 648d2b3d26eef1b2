import type { Coupon } from './coupon.ts'

type Terms = Pick<Coupon, 'amount' | 'percent' | 'maximum' | 'minimumDeposit' | 'maxUses'>

export interface CouponCost {
  readonly perUse: bigint
  readonly uses: number
  readonly cost: bigint
  /** The largest cost. Null if the coupon has no limit of uses, or no limit of its percentage. */
  readonly maxCost: bigint | null
}

/** The bonus that a coupon adds to one deposit. */
export const computeCouponBonus = (
  { amount, percent, maximum, minimumDeposit }: Terms,
  deposit: bigint,
): bigint => {
  if (deposit < minimumDeposit) return 0n
  const share = (deposit * BigInt(percent)) / 100n
  return amount + (maximum !== null && share > maximum ? maximum : share)
}

/** What a coupon costs if a number of deposits of this amount use it. */
export const computeCouponCost = (terms: Terms, deposit: bigint, deposits: number): CouponCost => {
  const perUse = computeCouponBonus(terms, deposit)
  const uses = perUse === 0n ? 0 : Math.min(deposits, terms.maxUses ?? deposits)
  const largest =
    terms.percent === 0 ? terms.amount : terms.maximum === null ? null : terms.amount + terms.maximum
  return {
    perUse,
    uses,
    cost: perUse * BigInt(uses),
    maxCost: terms.maxUses === null || largest === null ? null : largest * BigInt(terms.maxUses),
  }
}
