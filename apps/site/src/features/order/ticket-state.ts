import { type PlayCounts, playsLeft } from '@fairground/rules/play/plays-left'

/** Whether tickets can be bought now; the first thing in the way. */
export type TicketState = 'closed' | 'offline' | 'noPlaysLeft' | 'ready'

/** One request asks for at most so many. */
const ticketsPerPurchase = 100

export const mostTickets = (counts: PlayCounts): number => Math.min(ticketsPerPurchase, playsLeft(counts))

export const ticketState = (facts: {
  readonly open: boolean
  readonly online: boolean
  readonly most: number
}): TicketState => {
  if (!facts.open) return 'closed'
  if (!facts.online) return 'offline'
  return facts.most === 0 ? 'noPlaysLeft' : 'ready'
}

/** The quick choices that can be bought; the last is always all that may be. */
export const presets = (most: number): number[] => [...[1, 6, 12].filter(count => count < most), most]
