import { type PlayCounts, playsLeft } from '@fairground/rules/play/plays-left'

/** Whether tickets can be bought now; if not, the first obstacle. */
export type SaleState = 'closed' | 'offline' | 'noPlaysLeft' | 'ready'

/** The server accepts at most this many tickets in one request. */
const MAX_TICKETS_PER_PURCHASE = 100

export const getMaxTickets = (counts: PlayCounts): number =>
  Math.min(MAX_TICKETS_PER_PURCHASE, playsLeft(counts))

export const getSaleState = (facts: {
  readonly open: boolean
  readonly online: boolean
  readonly max: number
}): SaleState => {
  if (!facts.open) return 'closed'
  if (!facts.online) return 'offline'
  return facts.max === 0 ? 'noPlaysLeft' : 'ready'
}

/** Presets within the maximum; the last one is the maximum itself. */
export const quantityPresets = (max: number): number[] => [...[1, 6, 12].filter(count => count < max), max]
