import type { PaidInstance } from './simulated-kind.ts'
import type { Bar, SimulationResult } from './simulation-result.ts'

export interface TallyInput {
  readonly instances: number
  readonly lines: number
  /** Cost and fee of all lines of an instance. */
  readonly price: number
  readonly reserve: bigint
  /** What the operator funds the jackpot up to. */
  readonly seed: bigint
}

const barCount = 24
const sigmas = 3

/** Collects the simulated instances. Each starts with the jackpot that the one before left. */
export class Tally {
  readonly #input: TallyInput
  readonly #prizes: Float64Array
  readonly #kept: Float64Array
  #count = 0
  #mean = 0
  #squares = 0
  #losses = 0
  #beyondReserve = 0
  #wins = 0
  #won = 0
  jackpot: bigint

  constructor(input: TallyInput) {
    this.#input = input
    this.#prizes = new Float64Array(input.instances)
    this.#kept = new Float64Array(input.instances)
    this.jackpot = input.seed
  }

  get count(): number {
    return this.#count
  }

  add({ prizes, fromJackpot, fromReserve, jackpotAfter }: PaidInstance): void {
    const { price, seed, reserve } = this.#input
    const next = jackpotAfter < seed ? seed : jackpotAfter
    // The growth of the jackpot belongs to the players, who win it later.
    const returned = Number(prizes + fromJackpot + next - this.jackpot)
    const kept = price - returned
    this.jackpot = next
    this.#prizes[this.#count] = Number(prizes)
    this.#kept[this.#count] = kept
    this.#count++
    const distance = returned - this.#mean
    this.#mean += distance / this.#count
    this.#squares += distance * (returned - this.#mean)
    if (kept < 0) this.#losses++
    if (fromReserve > reserve) this.#beyondReserve++
    if (fromJackpot > 0n) {
      this.#wins++
      this.#won += Number(fromJackpot)
    }
  }

  toResult(fromAllLines: number): SimulationResult {
    const { lines } = this.#input
    const price = Math.max(1, this.#input.price)
    const count = this.#count
    const prizes = this.#prizes.subarray(0, count).toSorted()
    const kept = this.#kept.subarray(0, count).toSorted()
    const error = count > 1 ? Math.sqrt(this.#squares / (count - 1) / count) : 0
    const measured = this.#mean / price
    return {
      instances: count,
      lines,
      settled: { fromAllLines, fromWinners: count - fromAllLines },
      returned: {
        measured,
        low: measured - (sigmas * error) / price,
        high: measured + (sigmas * error) / price,
      },
      prizes: {
        mean: prizes.reduce((sum, each) => sum + each / count, 0),
        oneIn1000: { low: quantile(prizes, 0.001), high: quantile(prizes, 0.999) },
        bars: toBars(prizes),
      },
      worst: quantile(kept, 0.001),
      losses: this.#losses,
      beyondReserve: this.#beyondReserve,
      jackpot: { wins: this.#wins, mean: this.#wins === 0 ? 0 : this.#won / this.#wins },
    }
  }
}

const quantile = (sorted: Float64Array, part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? 0

const niceSteps = [1, 2, 2.5, 5, 10]

/** A round width, so that the bars begin at amounts that can be read. */
const niceWidth = (span: number): number => {
  const least = Math.max(1, span / barCount)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = niceSteps.find(each => Number.isInteger(each * power) && each * power >= least)
  return Math.ceil((step ?? 10) * power)
}

/** At most 24 bars over all but the rarest amounts. What is below or above them is in the first and the last one. */
const toBars = (sorted: Float64Array): Bar[] => {
  if (sorted.length === 0) return []
  const [low, high] = [quantile(sorted, 0.0005), quantile(sorted, 0.9985)]
  const width = niceWidth(high - low + 1)
  const first = Math.floor(low / width)
  const last = Math.max(first, Math.floor(high / width))
  const counts = Array.from({ length: last - first + 1 }, () => 0)
  for (const each of sorted) {
    const bar = Math.min(last, Math.max(first, Math.floor(each / width))) - first
    counts[bar] = counts[bar]! + 1
  }
  return counts.map((count, i) => ({ from: (first + i) * width, to: (first + i + 1) * width, count }))
}
