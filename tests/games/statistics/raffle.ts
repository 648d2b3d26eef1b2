import { permutationIndex } from './shuffle.ts'
import { fitP, serialPs, Tally } from './tallies.ts'

const [winners, tickets] = [3, 1000]
const third = (n: number): number => (n * (n - 1) * (n - 2)) / 6
const overlapOdds = [
  third(tickets - winners) / third(tickets),
  (winners * (((tickets - winners) * (tickets - winners - 1)) / 2)) / third(tickets),
  (winners * (tickets - winners)) / third(tickets),
  1 / third(tickets),
]

/** Statistical tests for three winners of a thousand tickets, with indices from 0. */
export function raffleTests(draws: readonly (readonly number[])[]): Map<string, number> {
  const all = new Tally(tickets)
  const places = Array.from({ length: winners }, () => new Tally(tickets))
  const orders = new Tally(6)
  const overlaps = overlapOdds.map(() => 0)
  for (const [i, drawn] of draws.entries()) {
    for (const [place, ticket] of drawn.entries()) {
      all.add(ticket)
      places[place]?.add(ticket)
    }
    orders.add(permutationIndex(drawn))
    const before = draws[i - 1]
    if (before) overlaps[drawn.filter(ticket => before.includes(ticket)).length]! += 1
  }
  return new Map([
    ['every ticket', all.p(tickets - 1, (tickets - 1) / (tickets - winners))],
    ...places.map((tally, i): [string, number] => [`winner ${i + 1}`, tally.p()]),
    ['order of the winners', orders.p()],
    ['overlap with the draw before', fitP(overlaps, overlapOdds)],
    ...serialPs(
      'first winner',
      draws.map(([first = 0]) => first),
      20,
    ),
  ])
}
