import type { Catalogue } from './entry.ts'

export const supportErrors = {
  ticketNotCreated: {
    code: -1,
    text: 'Your message could not be sent. Please try again or write to us by email.',
    httpStatus: 503,
  },
} as const satisfies Catalogue
