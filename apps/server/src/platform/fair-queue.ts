/** A queue in which the keys take turns, so that many items of one key do not delay the items of others. */
export class FairQueue<K, T> {
  /** Ordered by turn. A key without items is absent. */
  readonly #items = new Map<K, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  getLength(key: K): number {
    return this.#items.get(key)?.length ?? 0
  }

  add(key: K, item: T): void {
    const own = this.#items.get(key)
    if (own) own.push(item)
    else this.#items.set(key, [item])
    this.#size += 1
  }

  /** Takes the oldest item of the key with the lowest rank. Of equal keys, the one that waited longest for its turn. */
  take(rank: (key: K) => number): { readonly key: K; readonly item: T } | undefined {
    const key = minBy([...this.#items.keys()], rank)
    const own = key === undefined ? undefined : this.#items.get(key)
    if (key === undefined || !own) return undefined
    const item = own[0]!
    this.remove(key, item)
    // The key goes to the end of the turns.
    if (this.#items.delete(key)) this.#items.set(key, own)
    return { key, item }
  }

  /** Removes the newest item of the key with the most items, if it has more than `min`. */
  dropFromLongest(min: number): T | undefined {
    const key = minBy([...this.#items.keys()], each => -this.getLength(each))
    const item = key === undefined ? undefined : this.#items.get(key)?.at(-1)
    if (key === undefined || item === undefined || this.getLength(key) <= min) return undefined
    this.remove(key, item)
    return item
  }

  remove(key: K, item: T): void {
    const own = this.#items.get(key) ?? []
    const index = own.indexOf(item)
    if (index < 0) return
    own.splice(index, 1)
    this.#size -= 1
    if (own.length === 0) this.#items.delete(key)
  }
}

/** The first of the values with the lowest rank. */
const minBy = <V>(values: readonly V[], rank: (value: V) => number): V | undefined => {
  let best: V | undefined
  for (const value of values) if (best === undefined || rank(value) < rank(best)) best = value
  return best
}
