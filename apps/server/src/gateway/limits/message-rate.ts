/** Counts the messages of one connection in each second. */
export class MessageRate {
  readonly #maxPerSecond: number
  #second = 0
  #received = 0

  constructor(maxPerSecond: number) {
    this.#maxPerSecond = maxPerSecond
  }

  /** Counts messages and reports whether there were too many in this second. */
  isOver(count = 1): boolean {
    const second = Math.floor(performance.now() / 1000)
    if (second !== this.#second) {
      this.#second = second
      this.#received = 0
    }
    this.#received += count
    return this.#received > this.#maxPerSecond
  }
}
