import type { RecordTicket } from './ticket-line.ts'
import type { RecordVoid } from './voids.ts'

export interface PlacedTicket extends RecordTicket {
  seq0: number
  voided: boolean
}

/** The tickets with their tree indices: they take the indices that are not voids, in order. */
export function* placedTickets(
  tickets: Iterable<RecordTicket>,
  voids: readonly RecordVoid[],
): Generator<PlacedTicket> {
  const voidPlaces = new Set(voids.map(each => each.seq0))
  const voided = new Set(voids.map(each => each.voided))
  let seq0 = -1
  for (const ticket of tickets) {
    do seq0 += 1
    while (voidPlaces.has(seq0))
    yield { ...ticket, seq0, voided: voided.has(seq0) }
  }
}

export function* liveTickets(
  tickets: Iterable<RecordTicket>,
  voids: readonly RecordVoid[],
): Generator<PlacedTicket> {
  for (const ticket of placedTickets(tickets, voids)) if (!ticket.voided) yield ticket
}
