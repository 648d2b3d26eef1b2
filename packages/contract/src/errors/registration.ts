import type { Catalogue } from './entry.ts'

export const registrationErrors = {
  couldNotRegister: {
    code: 20,
    text: 'We could not register you now. No account was created. Please try again later.',
    httpStatus: 409,
  },
  couldNotRegisterNow: {
    code: 28,
    text: 'We could not register you now. No account was created. Please try again later.',
    httpStatus: 503,
  },
  tooManyFromAddress: {
    code: 113,
    text: 'There have been too many registrations from this address. Please try again tomorrow.',
    httpStatus: 429,
  },
  usernameTaken: {
    code: 'usernameTaken',
    text: 'That username is taken. Please choose another.',
    httpStatus: 409,
  },
  emailTaken: { code: 'emailTaken', text: 'That email is already in use.', httpStatus: 409 },
  phoneTaken: { code: 'phoneTaken', text: 'That phone number is already in use.', httpStatus: 409 },
  governmentIdTaken: { code: 'governmentIdTaken', text: 'That ID is already in use.', httpStatus: 409 },
  tooYoung: { code: 'tooYoung', text: 'You must be at least 18 to register.', httpStatus: 422 },
  termsNotAccepted: {
    code: 'termsNotAccepted',
    text: 'Please accept the terms to register.',
    httpStatus: 422,
  },
  fieldRequired: { code: 'fieldRequired', text: 'Some required details are missing.', httpStatus: 422 },
  postalCodeNotValid: {
    code: 'postalCodeNotValid',
    text: 'That postal code does not look right for your country.',
    httpStatus: 422,
  },
  phoneNotValid: { code: 'phoneNotValid', text: "Doesn't look like a phone number", httpStatus: 422 },
  passwordTooWeak: {
    code: 'passwordTooWeak',
    text: 'Use at least 6 characters with at least 1 letter and 1 number.',
    httpStatus: 422,
  },
  passwordCommon: {
    code: 'passwordCommon',
    text: 'That password is easy to guess or appears in a list of leaked passwords. Please choose another.',
    httpStatus: 422,
  },
  keyNotValid: {
    code: 'keyNotValid',
    text: 'This link is no longer valid. Please request a new one.',
    httpStatus: 410,
  },
} as const satisfies Catalogue
