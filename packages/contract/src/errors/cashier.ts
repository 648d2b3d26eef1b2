import type { Catalogue } from './entry.ts'

export const withdrawalErrors = {
  countryDisabled: {
    code: 'countryDisabled',
    text: 'Withdrawals are not offered in your country. Your balance is safe. Please contact us.',
    httpStatus: 422,
  },
  notEnabled: {
    code: 'notEnabled',
    text: 'Withdrawals are not enabled on your account. Your balance is safe. Please contact us.',
    httpStatus: 422,
  },
  mustDepositFirst: {
    code: 'mustDepositFirst',
    text: 'You need to have made a deposit before you can withdraw.',
    httpStatus: 422,
  },
  notEnoughFunds: {
    code: 'notEnoughFunds',
    text: 'Your balance is below the smallest amount you can withdraw. Nothing was taken.',
    httpStatus: 422,
  },
  wageringRemaining: {
    code: 'wageringRemaining',
    text: 'You need to wager the rest of a bonus before you can withdraw. Your balance is unchanged.',
    httpStatus: 422,
  },
  onePendingOnly: {
    code: 'onePendingOnly',
    text: 'You already have a withdrawal under way. You can have one at a time.',
    httpStatus: 409,
  },
  needFullRegistration: {
    code: 'needFullRegistration',
    text: 'Please complete your registration before you withdraw. Your balance is safe.',
    httpStatus: 422,
  },
  amountInvalid: {
    code: 'amountInvalid',
    text: 'That amount cannot be withdrawn. Nothing was taken. Please enter another amount.',
    httpStatus: 422,
  },
  verifyAccount: {
    code: 'verifyAccount',
    text: 'Please verify your account before you withdraw. Your balance is safe.',
    httpStatus: 422,
  },
  notCancellable: {
    code: 'notCancellable',
    text: 'This withdrawal can no longer be cancelled. Your money is on its way.',
    httpStatus: 409,
  },
  methodInUse: {
    code: 'methodInUse',
    text: 'A withdrawal to this payment method is under way. You can remove it afterwards.',
    httpStatus: 409,
  },
  methodExists: {
    code: 'methodExists',
    text: 'You already have a payment method. Withdrawals go back to where you paid from.',
    httpStatus: 409,
  },
} as const satisfies Catalogue

export const depositErrors = {
  accountNotEnabled: {
    code: 'accountNotEnabled',
    text: 'Deposits are not enabled on your account. Nothing was taken. Please contact us.',
    httpStatus: 422,
  },
  countryDisabled: {
    code: 'countryDisabled',
    text: 'Deposits are not offered in your country. Nothing was taken.',
    httpStatus: 422,
  },
  limitReached: {
    code: 'limitReached',
    text: 'This would exceed your deposit limit. Nothing was taken. See your limits.',
    httpStatus: 422,
  },
  phoneNotVerified: {
    code: 'phoneNotVerified',
    text: 'Please verify your phone before you deposit. Nothing was taken.',
    httpStatus: 422,
  },
  amountOutOfRange: {
    code: 'amountOutOfRange',
    text: 'That amount is outside the limits of this payment method. Nothing was taken.',
    httpStatus: 422,
  },
  declined: {
    code: 'declined',
    text: 'The payment was declined. Nothing was taken. Please try another payment method.',
    httpStatus: 422,
  },
} as const satisfies Catalogue
