import { fitP, runsP, serialPs, Tally } from './tallies.ts'
import { poissonP } from './p-values.ts'

const [pick, from, second] = [6, 49, 10]

export interface LotteryDraw {
  numbers: readonly number[]
  second: number
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i += 1) ways = (ways * (n - i)) / (i + 1)
  return Math.round(ways)
}

const overlapOdds = Array.from(
  { length: pick + 1 },
  (_, same) => (choose(pick, same) * choose(from - pick, pick - same)) / choose(from, pick),
)

/** The probability that every ball was seen after this many draws, by inclusion and exclusion. */
const allSeen = (draws: number): number =>
  Array.from(
    { length: from - pick + 1 },
    (_, missing) =>
      (missing % 2 === 0 ? 1 : -1) *
      choose(from, missing) *
      (choose(from - missing, pick) / choose(from, pick)) ** draws,
  ).reduce((sum, term) => sum + term, 0)

const waits = [24, 27, 30, 33, 36, 40, 45, 52]
const waitOdds = [...waits, Infinity].map(
  (max, i) => (max === Infinity ? 1 : allSeen(max)) - (i === 0 ? 0 : allSeen(waits[i - 1]!)),
)

/** Statistical tests for draws of 6 of 49 and 1 of 10. */
export function lotteryTests(draws: readonly LotteryDraw[]): Map<string, number> {
  const balls = new Tally(from)
  const extra = new Tally(second)
  const places = Array.from({ length: pick }, () => new Tally(from))
  const pairs = Array.from({ length: pick / 2 }, () => new Tally(from * (from - 1)))
  const interplay = new Tally(from * second)
  const overlaps = Array.from({ length: pick + 1 }, () => 0)
  const waited = waitOdds.map(() => 0)
  const seen = new Set<number>()
  let since = 0
  for (const [i, draw] of draws.entries()) {
    const { numbers } = draw
    extra.add(draw.second - 1)
    interplay.add((numbers[0]! - 1) * second + draw.second - 1)
    for (const [place, number] of numbers.entries()) {
      balls.add(number - 1)
      places[place]?.add(number - 1)
      const next = numbers[place + 1]
      if (place % 2 === 0 && next !== undefined)
        pairs[place / 2]?.add((number - 1) * (from - 1) + (next > number ? next - 2 : next - 1))
    }
    const before = draws[i - 1]?.numbers
    if (before) overlaps[numbers.filter(number => before.includes(number)).length]! += 1
    since += 1
    for (const number of numbers) seen.add(number)
    if (seen.size === from) {
      const group = waits.findIndex(max => since <= max)
      waited[group < 0 ? waits.length : group]! += 1
      seen.clear()
      since = 0
    }
  }
  const sums = draws.map(({ numbers }) => numbers.reduce((sum, number) => sum + number, 0))
  return new Map([
    ['every ball', balls.p(from - 1, (from - 1) / (from - pick))],
    ...places.map((tally, i): [string, number] => [`ball ${i + 1}`, tally.p()]),
    ...pairs.map((tally, i): [string, number] => [`balls ${2 * i + 1} and ${2 * i + 2}`, tally.p()]),
    ['second set', extra.p()],
    ['first ball with second set', interplay.p()],
    ['overlap with the draw before', fitP(overlaps, overlapOdds)],
    ['draws until all balls were seen', fitP(waited, waitOdds)],
    ['runs of low and high', runsP(draws.map(({ numbers }) => numbers[0]! <= from / 2))],
    ['draws alike', duplicatesP(draws)],
    ...serialPs('sum of the balls', sums, 20),
  ])
}

function duplicatesP(draws: readonly LotteryDraw[]): number {
  const keys = Float64Array.from(draws, ({ numbers }) =>
    numbers.toSorted((a, b) => a - b).reduce((key, number) => key * 50 + number, 0),
  ).sort()
  const alike = keys.reduce((count, key, i) => count + (i > 0 && key === keys[i - 1] ? 1 : 0), 0)
  // Expected repetitions: all draws minus the distinct ones. Repetitions are nearly independent.
  const cells = choose(from, pick)
  const expected = draws.length - cells * -Math.expm1(draws.length * Math.log1p(-1 / cells))
  return poissonP(alike, expected)
}
