import type { Catalogue } from './entry.ts'

/** Faults of the platform itself, possible on every call. */
export const requestErrors = {
  invalid: { code: 400, text: 'The request is not in the right form. Nothing was done.', httpStatus: 400 },
  siteKeyNotValid: { code: 401, text: 'The site key is not valid.', httpStatus: 401 },
  unknownOperation: { code: 404, text: 'There is no such operation.', httpStatus: 404 },
  conflict: {
    code: 409,
    text: 'This request was sent before with other content. Nothing was taken a second time.',
    httpStatus: 409,
  },
  rateLimited: { code: 429, text: 'Too many requests. Please wait a moment and try again.', httpStatus: 429 },
  internal: {
    code: 500,
    text: 'We are very sorry but something went wrong. This error has been logged and reported.',
    httpStatus: 500,
  },
  notBuilt: { code: 501, text: 'This is not built yet.', httpStatus: 501 },
  unavailable: {
    code: 503,
    text: 'The site is not available right now. Nothing was taken. Please try again in a moment.',
    httpStatus: 503,
  },
} as const satisfies Catalogue
