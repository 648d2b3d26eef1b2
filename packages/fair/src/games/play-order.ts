/** Payouts follow the order of the tickets: a list out of order would give other odd units. */
export function* inPlayOrder<T extends { seq0: number }>(tickets: Iterable<T>): Generator<T> {
  let last = -1
  for (const ticket of tickets) {
    if (ticket.seq0 <= last) throw new Error(`ticket ${ticket.seq0} is out of play order`)
    last = ticket.seq0
    yield ticket
  }
}
