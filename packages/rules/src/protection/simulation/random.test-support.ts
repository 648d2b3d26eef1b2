/** Seeded numbers, so that a simulation repeats exactly (mulberry32). */
export interface SeededRandom {
  /** From 0 to below 1. */
  next(): number
  between(min: number, max: number): number
  integer(min: number, max: number): number
  chance(probability: number): boolean
  pick<T>(values: readonly T[]): T
  /** Around the mean, by the sum of three uniform numbers. */
  around(mean: number, spread: number): number
}

export const createSeededRandom = (seed: number): SeededRandom => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (min: number, max: number) => min + next() * (max - min)
  const integer = (min: number, max: number) => Math.floor(between(min, max + 1))
  return {
    next,
    between,
    integer,
    chance: probability => next() < probability,
    pick: values => values[integer(0, values.length - 1)]!,
    around: (mean, spread) => mean + (next() + next() + next() - 1.5) * spread,
  }
}
