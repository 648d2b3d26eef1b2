const gamma = 0x9e3779b9
const two32 = 2 ** 32

/** A seeded generator (splitmix32), the only source of randomness of a simulated world. */
export class Random {
  #state: number

  constructor(seed: number) {
    this.#state = seed >>> 0
    for (let i = 0; i < 4; i++) this.#next()
  }

  #next(): number {
    this.#state = (this.#state + gamma) >>> 0
    let z = this.#state
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad)
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97)
    return (z ^ (z >>> 15)) >>> 0
  }

  /** An integer from `min` to `max`, both included. */
  int(min: number, max: number): number {
    return min + (this.#next() % (max - min + 1))
  }

  chance(probability: number): boolean {
    return this.#next() < probability * two32
  }

  pick<T>(from: readonly T[]): T {
    return from[this.int(0, from.length - 1)]!
  }

  bytes(length: number): Uint8Array {
    const bytes = new Uint8Array(length)
    for (let i = 0; i < length; i++) bytes[i] = this.#next() & 255
    return bytes
  }

  /** `count` different numbers from 1 to `of`, in ascending order. */
  numbers(count: number, of: number): number[] {
    const drawn = new Set<number>()
    while (drawn.size < count) drawn.add(this.int(1, of))
    return [...drawn].sort((a, b) => a - b)
  }
}
