export const depositFaults = [
  'deposit.accountNotEnabled',
  'deposit.countryDisabled',
  'deposit.phoneNotVerified',
  'deposit.amountOutOfRange',
  'deposit.limitReached',
] as const

export const couponFaults = [
  'coupon.notFound',
  'coupon.inactive',
  'coupon.expired',
  'coupon.maxUsage',
  'coupon.maxUsageByPlayer',
  'coupon.invalidUsage',
  'coupon.wrongCurrency',
  'coupon.amountRequired',
  'coupon.depositTooLow',
  'coupon.noDiscount',
  'coupon.fraudWarning',
] as const
