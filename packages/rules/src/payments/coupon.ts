/** A code that adds a bonus to a deposit: a fixed amount, a percentage of the deposit, or both. */
export interface Coupon {
  readonly active: boolean
  readonly expiresAt: number | null
  readonly currency: string
  readonly amount: bigint
  /** Percentage of the deposit. */
  readonly percent: number
  /** Maximum of the percentage part. */
  readonly maximum: bigint | null
  readonly minimumDeposit: bigint
  readonly firstDepositOnly: boolean
  readonly maxUses: number | null
  readonly maxUsesByPlayer: number
}

/** The circumstances of using a coupon. */
export interface CouponUse {
  readonly now: number
  readonly currency: string
  /** Undefined until the player has entered an amount. */
  readonly deposit: bigint | undefined
  readonly uses: number
  readonly usesByPlayer: number
  readonly hasDeposited: boolean
  /** The same payment card or account has used the coupon for another player. */
  readonly sharedWithAnother: boolean
}

export type CouponRefusal =
  | 'inactive'
  | 'expired'
  | 'maxUsage'
  | 'maxUsageByPlayer'
  | 'invalidUsage'
  | 'wrongCurrency'
  | 'amountRequired'
  | 'depositTooLow'
  | 'noDiscount'
  | 'fraudWarning'

export type CouponVerdict =
  | { readonly ok: true; readonly bonus: bigint }
  | { readonly ok: false; readonly refusal: CouponRefusal }

const computeBonus = ({ amount, percent, maximum }: Coupon, deposit: bigint): bigint => {
  const share = (deposit * BigInt(percent)) / 100n
  return amount + (maximum !== null && share > maximum ? maximum : share)
}

/** Returns the bonus, or the first reason for refusal in the order of the contract. */
export const judgeCoupon = (coupon: Coupon, use: CouponUse): CouponVerdict => {
  const refusal = findRefusal(coupon, use)
  if (refusal) return { ok: false, refusal }
  const bonus = computeBonus(coupon, use.deposit ?? 0n)
  if (bonus === 0n) return { ok: false, refusal: 'noDiscount' }
  return use.sharedWithAnother ? { ok: false, refusal: 'fraudWarning' } : { ok: true, bonus }
}

const findRefusal = (coupon: Coupon, use: CouponUse): CouponRefusal | undefined => {
  if (!coupon.active) return 'inactive'
  if (coupon.expiresAt !== null && coupon.expiresAt <= use.now) return 'expired'
  if (coupon.maxUses !== null && use.uses >= coupon.maxUses) return 'maxUsage'
  if (use.usesByPlayer >= coupon.maxUsesByPlayer) return 'maxUsageByPlayer'
  if (coupon.firstDepositOnly && use.hasDeposited) return 'invalidUsage'
  if (coupon.currency !== use.currency) return 'wrongCurrency'
  if (use.deposit === undefined) return 'amountRequired'
  return use.deposit < coupon.minimumDeposit ? 'depositTooLow' : undefined
}
