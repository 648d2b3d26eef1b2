import { expect, it } from 'vitest'
import { CLAIM_MS, type TicketFacts, type TicketStatus, ticketStatus } from './ticket-status.ts'

const now = 10 * CLAIM_MS
const lost: TicketFacts = {
  print: 1,
  prints: 1,
  cancelled: false,
  started: true,
  ended: true,
  endedAt: now - 1,
  prizes: 0,
  unclaimed: 0,
}
const won = { ...lost, prizes: 2 }

it.each<[TicketStatus, TicketFacts | undefined]>([
  ['invalid', undefined],
  ['invalidSecureKey', { ...won, print: undefined, cancelled: true }],
  ['reprinted', { ...won, print: 1, prints: 2, cancelled: true }],
  ['cancelled', { ...won, cancelled: true, started: false, ended: false }],
  ['gameNotStarted', { ...won, started: false, ended: false }],
  ['gameNotEnded', { ...won, unclaimed: 1, ended: false }],
  ['valid', { ...won, unclaimed: 1 }],
  ['valid', { ...won, unclaimed: 2, endedAt: now - CLAIM_MS }],
  ['expired', { ...won, unclaimed: 1, endedAt: now - CLAIM_MS - 1 }],
  ['alreadyCashed', won],
  ['alreadyCashed', { ...won, print: 2, prints: 2 }],
  ['notAWin', lost],
])('%s: %j', (status, ticket) => {
  expect(ticketStatus(ticket, now)).toBe(status)
})
