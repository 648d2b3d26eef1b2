import type { Catalogue } from './entry.ts'

export const gameErrors = {
  notFound: { code: 'notFound', text: 'We do not know this game.', httpStatus: 404 },
  notStarted: {
    code: 'notStarted',
    text: 'This game has not started yet. Results can be seen from its start.',
    httpStatus: 409,
  },
  notCancellable: {
    code: 'notCancellable',
    text: 'This ticket cannot be given back any more. Your plays stay in and take part in the draw.',
    httpStatus: 409,
  },
  ticketNotFound: { code: 'ticketNotFound', text: 'We do not know this ticket.', httpStatus: 404 },
} as const satisfies Catalogue
