import type { Catalogue } from './entry.ts'

/** Results of checkTicketStatus, sent as `status`. */
export const ticketErrors = {
  invalid: {
    code: 'invalid',
    text: 'We could not find this ticket. Please check the number.',
    httpStatus: 200,
  },
  alreadyCashed: { code: 'alreadyCashed', text: 'This ticket has already been paid.', httpStatus: 200 },
  cancelled: {
    code: 'cancelled',
    text: 'This ticket was cancelled and its price returned.',
    httpStatus: 200,
  },
  expired: { code: 'expired', text: 'The time to claim this ticket has passed.', httpStatus: 200 },
  reprinted: {
    code: 'reprinted',
    text: 'This ticket was re-printed. Please use the newer print.',
    httpStatus: 200,
  },
  invalidSecureKey: {
    code: 'invalidSecureKey',
    text: 'The secure key does not match this ticket. Please check it.',
    httpStatus: 200,
  },
  gameNotEnded: {
    code: 'gameNotEnded',
    text: 'This game has not ended yet. Your ticket is safe. Please check again after the draw.',
    httpStatus: 200,
  },
  gameNotStarted: {
    code: 'gameNotStarted',
    text: 'This game has not started yet. Your ticket is safe. Please check again after the draw.',
    httpStatus: 200,
  },
  notAWin: { code: 'notAWin', text: 'This ticket did not win.', httpStatus: 200 },
} as const satisfies Catalogue
