/** What a worker remembers about each live deck, by operator. */
export class LiveDecks<T> {
  readonly #members = new Map<number, Map<number, T>>()

  get(memberId: number, instanceId: number): T | undefined {
    return this.#members.get(memberId)?.get(instanceId)
  }

  set(memberId: number, instanceId: number, value: T): void {
    const decks = this.#members.get(memberId) ?? new Map<number, T>()
    this.#members.set(memberId, decks.set(instanceId, value))
  }

  delete(memberId: number, instanceId: number): void {
    this.#members.get(memberId)?.delete(instanceId)
  }

  /** Forgets all other decks of the operator: they have ended. */
  keep(memberId: number, live: readonly number[]): void {
    const decks = this.#members.get(memberId)
    for (const id of decks?.keys() ?? []) if (!live.includes(id)) decks?.delete(id)
  }
}
