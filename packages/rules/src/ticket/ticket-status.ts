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
  /** The print whose secure key was given, from 1; undefined if it is the key of none. */
  readonly print: number | undefined
  readonly prints: number
  readonly cancelled: boolean
  readonly started: boolean
  readonly ended: boolean
  readonly endedAt: number
  /** Prizes of its plays, and those of them that still wait to be claimed. */
  readonly prizes: number
  readonly unclaimed: number
}

/** Half a year to claim what is not paid by itself. */
export const CLAIM_MS = 180 * 24 * 3_600_000

/** The first that applies. Money goes to the player's account when the game ends: only what waits can be valid. */
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
