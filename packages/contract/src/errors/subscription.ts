import type { Catalogue } from './entry.ts'

export const subscriptionErrors = {
  notFound: {
    code: 'notFound',
    text: 'We could not find this subscription.',
    httpStatus: 404,
  },
  notActive: {
    code: 'notActive',
    text: 'This subscription is not active. Nothing was changed.',
    httpStatus: 409,
  },
} as const satisfies Catalogue
