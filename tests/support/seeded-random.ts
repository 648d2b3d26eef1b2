/** A seeded generator (mulberry32): the same seed gives the same numbers. */
export interface SeededRandom {
  /** An integer from 0 to n - 1. */
  below(n: number): number
  shuffled<T>(items: readonly T[]): T[]
  line(pick: number, from: number): number[]
}

export const seededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
  const below = (n: number): number => Math.floor(next() * n)
  return {
    below,
    shuffled: items =>
      items
        .map(item => [next(), item] as const)
        .sort(([a], [b]) => a - b)
        .map(([, item]) => item),
    line(pick, from) {
      const numbers = new Set<number>()
      while (numbers.size < pick) numbers.add(1 + below(from))
      return [...numbers]
    },
  }
}
