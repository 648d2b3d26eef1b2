import type { Catalogue } from './entry.ts'

export const couponErrors = {
  notFound: { code: 50, text: 'We could not find that code. Please check it.', httpStatus: 422 },
  inactive: { code: 51, text: 'That code is not active.', httpStatus: 422 },
  expired: { code: 52, text: 'That code has expired.', httpStatus: 422 },
  maxUsage: { code: 53, text: 'That code has reached its maximum number of uses.', httpStatus: 422 },
  maxUsageByPlayer: { code: 54, text: 'You have already used that code.', httpStatus: 422 },
  invalidUsage: { code: 55, text: 'That code cannot be used here.', httpStatus: 422 },
  depositTooLow: {
    code: 56,
    text: 'Your deposit is too low for that code. Add a little more to use it.',
    httpStatus: 422,
  },
  noDiscount: { code: 57, text: 'That code gives no bonus for this deposit.', httpStatus: 422 },
  amountRequired: { code: 60, text: 'Please enter an amount first.', httpStatus: 422 },
  fraudWarning: {
    code: 61,
    text: 'That code cannot be used on this account. Please contact us.',
    httpStatus: 422,
  },
  wrongCurrency: { code: 62, text: 'That code is for another currency.', httpStatus: 422 },
} as const satisfies Catalogue
