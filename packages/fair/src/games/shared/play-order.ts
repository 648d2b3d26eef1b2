/** Enforces play order, because the assignment of odd units depends on it. */
export function* inPlayOrder<T extends { seq0: number }>(tickets: Iterable<T>): Generator<T> {
  let last = -1
  for (const ticket of tickets) {
    if (ticket.seq0 <= last) throw new Error(`ticket ${ticket.seq0} is out of play order`)
    last = ticket.seq0
    yield ticket
  }
}
