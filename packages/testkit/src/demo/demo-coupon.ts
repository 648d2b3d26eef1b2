/** The coupon of the demo: a bonus that has to be played before it becomes cash. Amounts are in minor units. */
export const demoCoupon = {
  code: 'HALF',
  percent: 50,
  maximum: 2000n,
  minimumDeposit: 2000n,
  wageringTimes: 5,
  bonusDays: 14,
  /** The code can be used this long after the demo was filled. */
  validDays: 90,
} as const
