import { setTimeout } from 'node:timers/promises'

/** Runs one step of each deck at a time. A step that takes long does not delay the next steps of the other decks. */
export class SlowSteps {
  readonly #maxWaitMs: number
  readonly #running = new Map<number, Promise<void>>()

  constructor(maxWaitMs: number) {
    this.#maxWaitMs = maxWaitMs
  }

  has(id: number): boolean {
    return this.#running.has(id)
  }

  /** Starts a step for each deck and waits for all of them, but not longer than the limit. */
  async run<Deck extends { readonly id: number }>(
    decks: readonly Deck[],
    take: (deck: Deck) => Promise<void>,
  ): Promise<void> {
    const started = decks.map(deck => {
      const step = take(deck).finally(() => this.#running.delete(deck.id))
      this.#running.set(deck.id, step)
      return step
    })
    const limit = new AbortController()
    const waiting = setTimeout(this.#maxWaitMs, undefined, { signal: limit.signal }).catch(() => undefined)
    try {
      await Promise.race([Promise.all(started), waiting])
    } finally {
      limit.abort()
    }
  }

  async finish(): Promise<void> {
    await Promise.allSettled(this.#running.values())
  }
}
