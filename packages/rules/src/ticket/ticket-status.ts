export type TicketStatus =
  | 'valid'
  | 'invalid'
  | 'alreadyCashed'
  | 'cancelled'
  | 'expired'
  | 'reprinted'
  | 'invalidSecureKey'
  | 'gameNotEnded'
  | 'gameNotStarted'
  | 'notAWin'

export type TicketFacts = {
  /** The print with the given secure key, starting at 1; undefined if no print has this key. */
  readonly print: number | undefined
  readonly prints: number
  readonly cancelled: boolean
  readonly started: boolean
  readonly ended: boolean
  readonly endedAt: number
  /** The number of prizes of its plays, and of those that are not claimed yet. */
  readonly prizes: number
  readonly unclaimed: number
}

/** Half a year to claim a prize that is not paid automatically. */
export const CLAIM_MS = 180 * 24 * 3_600_000

/** The first status that applies. Money is credited when the game ends, so only unclaimed prizes are valid. */
export const ticketStatus = (ticket: TicketFacts | undefined, now: number): TicketStatus => {
  if (!ticket) return 'invalid'
  if (ticket.print === undefined) return 'invalidSecureKey'
  if (ticket.print < ticket.prints) return 'reprinted'
  if (ticket.cancelled) return 'cancelled'
  if (!ticket.started) return 'gameNotStarted'
  if (!ticket.ended) return 'gameNotEnded'
  if (ticket.unclaimed > 0) return now - ticket.endedAt > CLAIM_MS ? 'expired' : 'valid'
  return ticket.prizes > 0 ? 'alreadyCashed' : 'notAWin'
}
