import type { Catalogue } from './entry.ts'

export const securityErrors = {
  secondStepNeeded: {
    code: 'secondStepNeeded',
    text: 'One more step: please confirm that it is you.',
    httpStatus: 401,
  },
  secondStepOver: {
    code: 'secondStepOver',
    text: 'That took too long, or there were too many attempts. Please log in again.',
    httpStatus: 401,
  },
  codeNotValid: {
    code: 'codeNotValid',
    text: 'That code is not correct. Please try again.',
    httpStatus: 422,
  },
  passkeyNotValid: {
    code: 'passkeyNotValid',
    text: 'That passkey was not accepted. Please try again.',
    httpStatus: 422,
  },
  notBegun: { code: 'notBegun', text: 'That took too long. Please start again.', httpStatus: 409 },
  totpAlreadyOn: {
    code: 'totpAlreadyOn',
    text: 'An authenticator app is set up already. Remove it first to set up another.',
    httpStatus: 409,
  },
  tooManyPasskeys: {
    code: 'tooManyPasskeys',
    text: 'You have the maximum number of passkeys. Remove one first.',
    httpStatus: 409,
  },
  stepUpRequired: {
    code: 'stepUpRequired',
    text: 'Please confirm that it is you to make this change.',
    httpStatus: 403,
  },
  recoveryCodeNotValid: {
    code: 'recoveryCodeNotValid',
    text: 'That recovery code is not correct or was used before.',
    httpStatus: 422,
  },
  secondFactorMissing: {
    code: 'secondFactorMissing',
    text: 'Turn on two-step verification first.',
    httpStatus: 409,
  },
  identityTaken: {
    code: 'identityTaken',
    text: 'That sign-in already belongs to an account.',
    httpStatus: 409,
  },
} as const satisfies Catalogue
