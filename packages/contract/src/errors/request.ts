import type { Catalogue } from './entry.ts'

/** Faults of the platform that any call can return. */
export const requestErrors = {
  invalid: { code: 400, text: 'The request is not valid. Nothing was done.', httpStatus: 400 },
  siteKeyNotValid: { code: 401, text: 'The site key is not valid.', httpStatus: 401 },
  featureOff: {
    code: 403,
    text: 'This feature is switched off at the moment. What you did before stays valid.',
    httpStatus: 403,
  },
  unknownOperation: { code: 404, text: 'There is no such operation.', httpStatus: 404 },
  conflict: {
    code: 409,
    text: 'This request id was already used with different content. Nothing was taken a second time.',
    httpStatus: 409,
  },
  rateLimited: { code: 429, text: 'Too many requests. Please wait a moment and try again.', httpStatus: 429 },
  internal: {
    code: 500,
    text: 'We are very sorry but something went wrong. This error has been logged and reported.',
    httpStatus: 500,
  },
  unavailable: {
    code: 503,
    text: 'The site is not available right now. Nothing was taken. Please try again in a moment.',
    httpStatus: 503,
  },
} as const satisfies Catalogue
