import type { Catalogue } from './entry.ts'

export const gameErrors = {
  notFound: { code: 'notFound', text: 'We could not find this game.', httpStatus: 404 },
  notStarted: {
    code: 'notStarted',
    text: 'This game has not started yet. Results can be seen from its start.',
    httpStatus: 409,
  },
  notCancellable: {
    code: 'notCancellable',
    text: 'This ticket can no longer be cancelled. Your plays take part in the draw.',
    httpStatus: 409,
  },
  ticketNotFound: { code: 'ticketNotFound', text: 'We could not find this ticket.', httpStatus: 404 },
} as const satisfies Catalogue
