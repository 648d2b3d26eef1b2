/** A code that adds something to a deposit: a fixed sum, a share of the deposit, or both. */
export interface Coupon {
  readonly active: boolean
  readonly expiresAt: number | null
  readonly currency: string
  readonly amount: bigint
  /** Of the deposit. */
  readonly percent: number
  /** Of what the share comes to, at most this. */
  readonly maximum: bigint | null
  readonly minimumDeposit: bigint
  readonly firstDepositOnly: boolean
  readonly usesAtMost: number | null
  readonly usesByPlayerAtMost: number
}

/** What is known of who wants to use it, when, and for what. */
export interface CouponUse {
  readonly now: number
  readonly currency: string
  /** Undefined while the player has not said how much he deposits. */
  readonly deposit: bigint | undefined
  readonly uses: number
  readonly usesByPlayer: number
  readonly hasDeposited: boolean
  /** The same card or account has used it for another player. */
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

const bonusOf = ({ amount, percent, maximum }: Coupon, deposit: bigint): bigint => {
  const share = (deposit * BigInt(percent)) / 100n
  return amount + (maximum !== null && share > maximum ? maximum : share)
}

/** The first reason against it, in the order of the contract, or what it gives. */
export const judgeCoupon = (coupon: Coupon, use: CouponUse): CouponVerdict => {
  const refusal = refusalOf(coupon, use)
  if (refusal) return { ok: false, refusal }
  const bonus = bonusOf(coupon, use.deposit ?? 0n)
  if (bonus === 0n) return { ok: false, refusal: 'noDiscount' }
  return use.sharedWithAnother ? { ok: false, refusal: 'fraudWarning' } : { ok: true, bonus }
}

const refusalOf = (coupon: Coupon, use: CouponUse): CouponRefusal | undefined => {
  if (!coupon.active) return 'inactive'
  if (coupon.expiresAt !== null && coupon.expiresAt <= use.now) return 'expired'
  if (coupon.usesAtMost !== null && use.uses >= coupon.usesAtMost) return 'maxUsage'
  if (use.usesByPlayer >= coupon.usesByPlayerAtMost) return 'maxUsageByPlayer'
  if (coupon.firstDepositOnly && use.hasDeposited) return 'invalidUsage'
  if (coupon.currency !== use.currency) return 'wrongCurrency'
  if (use.deposit === undefined) return 'amountRequired'
  return use.deposit < coupon.minimumDeposit ? 'depositTooLow' : undefined
}
