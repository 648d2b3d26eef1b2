import type { Catalogue } from './entry.ts'

export const loginErrors = {
  notLoggedIn: { code: 101, text: 'Please log in to continue.', httpStatus: 401 },
  notAuthorized: { code: 102, text: 'Your account is not allowed to do this.', httpStatus: 403 },
  credentialsNotValid: { code: 103, text: 'That username or password is not correct.', httpStatus: 401 },
  alreadyAuthenticated: {
    code: 104,
    text: 'You are already logged in. Log out first to use another account.',
    httpStatus: 409,
  },
  accountExpired: { code: 105, text: 'This account has expired. Please contact us.', httpStatus: 403 },
  accountLocked: { code: 106, text: 'This account is locked. Please contact us.', httpStatus: 403 },
  selfRestricted: {
    code: 107,
    text: 'This account is self-restricted. Your balance is safe. Please contact support.',
    httpStatus: 403,
  },
  noTemporaryPassword: {
    code: 108,
    text: 'There is no temporary password for this account. Please request a new one.',
    httpStatus: 403,
  },
  formatWrong: {
    code: 109,
    text: 'The username and password do not have the required format.',
    httpStatus: 400,
  },
  usernameFormat: { code: 110, text: 'The username does not have the required format.', httpStatus: 400 },
  passwordFormat: { code: 111, text: 'The password does not have the required format.', httpStatus: 400 },
  passwordMustBeChanged: { code: 115, text: 'Password must be changed!', httpStatus: 403 },
} as const satisfies Catalogue

export const whitelabelErrors = {
  failed: {
    code: 'whitelabel',
    title: 'Login Error',
    text: 'Sorry, we could not log you in at this time.',
    httpStatus: 401,
  },
} as const satisfies Catalogue
