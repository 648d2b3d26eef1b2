import { ticketId } from '@fairground/rules/ticket/ticket-id'
import type { readTickets } from './queries/timelines.ts'

/** Behind every ticket of a player. */
export const newestTicket = { instanceId: 2 ** 31 - 1, seq: 2 ** 31 - 1 }

type TicketRow = Awaited<ReturnType<typeof readTickets>>[number]

export const toTicketView = ({ instanceId, seq, price, fee, at, outcome }: TicketRow) => ({
  ticket: ticketId({ instanceId, seq }),
  instanceId,
  price: String(price),
  fee: String(fee),
  at,
  outcome,
})
