import { quickStream } from '@fairground/fair/games/bingo/random-cards.test-support'
import type { DrawStream } from '@fairground/fair/crypto/draw-stream'

/** Seeded random choices for generated games. */
export class Choices {
  readonly #stream: DrawStream

  constructor(seed: number) {
    this.#stream = quickStream(seed)
  }

  /** An integer from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + this.#stream.uniform(max - min + 1)
  }

  chance(percent: number): boolean {
    return this.#stream.uniform(100) < percent
  }

  one<T>(of: readonly T[]): T {
    const chosen = of[this.#stream.uniform(of.length)]
    if (chosen === undefined) throw new Error('cannot choose from an empty list')
    return chosen
  }

  some<T>(count: number, of: readonly T[]): T[] {
    return this.#stream.raffle(count, of.length).map(index => of[index]!)
  }

  shuffled<T>(of: readonly T[]): T[] {
    return this.some(of.length, of)
  }

  /** Distinct numbers of 1 .. n in the text format of a play. */
  ascending(count: number, of: number): string {
    return this.#stream
      .pick(count, of)
      .sort((a, b) => a - b)
      .join(',')
  }

  /** Splits a total into integers; some may be 0. */
  parts(count: number, total: number): number[] {
    const cuts = Array.from({ length: count - 1 }, () => this.between(0, total)).sort((a, b) => a - b)
    return [...cuts, total].map((cut, i) => cut - (cuts[i - 1] ?? 0))
  }

  /** Includes small amounts, which do not divide evenly or do not suffice. */
  amount(): string {
    return String(this.between(0, this.one([3, 40, 3000, 10 ** 6, 4 * 10 ** 9])))
  }

  bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.#stream.uniform(256))
  }
}
