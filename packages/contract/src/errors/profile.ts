import type { Catalogue } from './entry.ts'

export const profileErrors = {
  phoneCodeInvalid: {
    code: 'phoneCodeInvalid',
    text: 'That code is not correct. Please try again.',
    httpStatus: 422,
  },
  passwordWrong: { code: 'passwordWrong', text: 'That password is not correct.', httpStatus: 422 },
  emailInUse: { code: 'emailInUse', text: 'That email is already in use.', httpStatus: 409 },
  phoneNotSaved: {
    code: 'phoneNotSaved',
    text: 'We could not save your phone number. Please try again.',
    httpStatus: 422,
  },
  passwordNotChanged: {
    code: 'passwordNotChanged',
    text: 'We could not change your password. Your old one still works. Please try again.',
    httpStatus: 422,
  },
  notFound: { code: 'notFound', text: 'We could not find what you requested.', httpStatus: 404 },
  verificationNotOpen: {
    code: 'verificationNotOpen',
    text: 'There is no open verification request. Nothing needs to be sent.',
    httpStatus: 409,
  },
} as const satisfies Catalogue
