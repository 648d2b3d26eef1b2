import { fitP, serialPs, Tally } from './tallies.ts'
import { normalP } from './p-values.ts'

/** The index of a permutation among all permutations of its length. */
export const permutationIndex = (values: readonly number[]): number =>
  values.reduce((index, value, i) => {
    const smaller = values.slice(i + 1).filter(later => later < value).length
    return index * (values.length - i) + smaller
  }, 0)

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1))

/** The number of fixed points of a permutation is almost exactly Poisson distributed. */
const fixedOdds = Array.from({ length: 8 }, (_, k) => Math.exp(-1) / factorial(k))

const stayed = (order: readonly number[], before: (place: number) => number | undefined): number =>
  Math.min(order.filter((ball, place) => ball === before(place)).length, fixedOdds.length - 1)

/** Statistical tests for permutations of 1 .. n. */
export function shuffleTests(orders: readonly (readonly number[])[], n: number): Map<string, number> {
  const places = new Tally(n * n)
  const neighbours = new Tally(n * (n - 1))
  const fixed = fixedOdds.map(() => 0)
  const repeated = fixedOdds.map(() => 0)
  let descents = 0
  for (const [i, order] of orders.entries()) {
    for (const [place, ball] of order.entries()) {
      places.add(place * n + ball - 1)
      if (place > 0 && ball < order[place - 1]!) descents += 1
    }
    const [first = 1, second = 1] = order
    neighbours.add((first - 1) * (n - 1) + (second > first ? second - 2 : second - 1))
    fixed[stayed(order, place => place + 1)]! += 1
    const before = orders[i - 1]
    if (before) repeated[stayed(order, place => before[place])]! += 1
  }
  const meanDescents = (orders.length * (n - 1)) / 2
  return new Map([
    ['every ball in every place', places.p((n - 1) ** 2, (n - 1) / n)],
    ['the first two', neighbours.p()],
    ['balls in their own place', fitP(fixed, fixedOdds)],
    ['balls in the place of the order before', fitP(repeated, fixedOdds)],
    ['falls', normalP((descents - meanDescents) / Math.sqrt((orders.length * (n + 1)) / 12))],
    ...serialPs(
      'first ball',
      orders.map(([first = 0]) => first),
      20,
    ),
  ])
}

/** All 120 permutations of five must be equally frequent. */
export function ordersOfFiveP(orders: readonly (readonly number[])[]): number {
  const tally = new Tally(120)
  for (const order of orders) tally.add(permutationIndex(order))
  return tally.p()
}
