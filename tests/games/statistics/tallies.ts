import { chiSquareP, normalP } from './p-values.ts'

/** Counts cells that should be equally frequent. */
export class Tally {
  readonly #counts: Float64Array
  #total = 0

  constructor(cells: number) {
    this.#counts = new Float64Array(cells)
  }

  add(cell: number): void {
    this.#counts[cell] = (this.#counts[cell] ?? 0) + 1
    this.#total += 1
  }

  /** `scale` corrects for dependent cells, for example draws without replacement. */
  p(degrees = this.#counts.length - 1, scale = 1): number {
    const expected = this.#total / this.#counts.length
    const statistic = this.#counts.reduce((sum, count) => sum + (count - expected) ** 2, 0) / expected
    return chiSquareP(statistic * scale, degrees)
  }
}

const minExpected = 8

/** Chi-square test of counts against probabilities; cells that are too rare are merged. */
export function fitP(counts: readonly number[], probabilities: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const cells: { count: number; expected: number }[] = []
  for (const [i, probability] of probabilities.entries()) {
    const last = cells.at(-1)
    const cell = { count: counts[i] ?? 0, expected: probability * total }
    if (last && (last.expected < minExpected || cell.expected < minExpected)) {
      last.count += cell.count
      last.expected += cell.expected
    } else cells.push(cell)
  }
  const rest = cells.reduce((left, cell) => left - cell.expected, total)
  if (rest > minExpected) cells.push({ count: 0, expected: rest })
  const statistic = cells.reduce((sum, { count, expected }) => sum + (count - expected) ** 2 / expected, 0)
  return chiSquareP(statistic, Math.max(cells.length - 1, 1))
}

/** Tests the autocorrelation of values at lags 1 to `lags`. */
export function serialPs(name: string, values: readonly number[], lags: number): [string, number][] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const centred = Float64Array.from(values, value => value - mean)
  const variance = centred.reduce((sum, value) => sum + value * value, 0)
  return Array.from({ length: lags }, (_, i) => {
    const lag = i + 1
    let product = 0
    for (let at = lag; at < centred.length; at += 1) product += centred[at]! * centred[at - lag]!
    const correlation = product / variance
    return [`${name}, correlation at lag ${lag}`, normalP(correlation * Math.sqrt(values.length))]
  })
}

/** Wald-Wolfowitz runs test. */
export function runsP(states: readonly boolean[]): number {
  const n = states.length
  const ones = states.filter(Boolean).length
  const runs = states.reduce((count, state, i) => count + (i > 0 && state !== states[i - 1] ? 1 : 0), 1)
  const pairs = 2 * ones * (n - ones)
  const variance = (pairs * (pairs - n)) / (n * n * (n - 1))
  return normalP((runs - 1 - pairs / n) / Math.sqrt(variance))
}
