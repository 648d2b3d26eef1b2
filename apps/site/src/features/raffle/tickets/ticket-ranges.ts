export interface TicketRange {
  readonly from: number
  readonly to: number
}

/** Groups consecutive ticket numbers into ranges. */
export const ticketRanges = (tickets: readonly number[]): TicketRange[] =>
  tickets
    .toSorted((a, b) => a - b)
    .reduce<TicketRange[]>((ranges, ticket) => {
      const last = ranges.at(-1)
      return last?.to === ticket - 1
        ? [...ranges.slice(0, -1), { from: last.from, to: ticket }]
        : [...ranges, { from: ticket, to: ticket }]
    }, [])
