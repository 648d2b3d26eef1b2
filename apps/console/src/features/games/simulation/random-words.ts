import { type Draws, DrawStream, type WordSource } from '@fairground/fair/crypto/draw-stream'

/** SplitMix32, which spreads a small seed over the state of the generator. */
const spread = (seed: number): (() => number) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x9e3779b9) >>> 0
    let word = state
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b)
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35)
    return (word ^ (word >>> 16)) >>> 0
  }
}

/** xoshiro128**: fast words for simulated draws. Real draws take theirs from a published seed. */
const openWords = (seed: number): WordSource => {
  const next = spread(seed)
  let [a, b, c, d] = [next(), next(), next(), next()]
  return () => {
    const product = Math.imul(b, 5)
    const word = Math.imul((product << 7) | (product >>> 25), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11) | (d >>> 21)
    return word
  }
}

/** The random source of one simulation. */
export interface Randomness {
  readonly stream: DrawStream
  /** The draws of all labels, for the code that draws instances. */
  readonly draws: Draws
  /** At least 0 and below 1, with 53 random bits. */
  fraction(): number
}

export const openRandomness = (seed: number): Randomness => {
  const words = openWords(seed)
  const stream = new DrawStream(words)
  return {
    stream,
    draws: () => stream,
    fraction: () => ((words() >>> 5) * 0x4000000 + (words() >>> 6)) / 2 ** 53,
  }
}
