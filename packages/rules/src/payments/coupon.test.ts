import { describe, expect, it } from 'vitest'
import { type Coupon, type CouponUse, judgeCoupon } from './coupon.ts'

const coupon: Coupon = {
  active: true,
  expiresAt: 1000,
  currency: 'GBP',
  amount: 0n,
  percent: 50,
  maximum: 2000n,
  minimumDeposit: 1000n,
  firstDepositOnly: true,
  maxUses: 10,
  maxUsesByPlayer: 1,
}
const use: CouponUse = {
  now: 999,
  currency: 'GBP',
  deposit: 1500n,
  uses: 9,
  usesByPlayer: 0,
  hasDeposited: false,
  sharedWithAnother: false,
}
const verdict = (about: Partial<Coupon>, used: Partial<CouponUse>): bigint | string => {
  const judged = judgeCoupon({ ...coupon, ...about }, { ...use, ...used })
  return judged.ok ? judged.bonus : judged.refusal
}

describe('coupon', () => {
  it.each<[bigint | string, Partial<Coupon>, Partial<CouponUse>]>([
    [750n, {}, {}],
    [2000n, {}, { deposit: 100_000n }],
    [50_000n, { maximum: null }, { deposit: 100_000n }],
    [1250n, { amount: 500n }, {}],
    ['inactive', { active: false }, { now: 2000 }],
    ['expired', {}, { now: 1000, uses: 10 }],
    [750n, { expiresAt: null }, { now: 2000 }],
    ['maxUsage', {}, { uses: 10, usesByPlayer: 1 }],
    [750n, { maxUses: null }, { uses: 1_000_000 }],
    ['maxUsageByPlayer', {}, { usesByPlayer: 1, hasDeposited: true }],
    ['invalidUsage', {}, { hasDeposited: true, currency: 'EUR' }],
    [750n, { firstDepositOnly: false }, { hasDeposited: true }],
    ['wrongCurrency', {}, { currency: 'EUR', deposit: undefined }],
    ['amountRequired', {}, { deposit: undefined }],
    ['depositTooLow', { percent: 0 }, { deposit: 999n }],
    ['noDiscount', { percent: 0 }, { sharedWithAnother: true }],
    ['fraudWarning', {}, { sharedWithAnother: true }],
  ])('is %s', (expected, about, used) => expect(verdict(about, used)).toBe(expected))
})
