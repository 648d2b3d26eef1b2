interface Due {
  readonly at: number
  readonly order: number
  readonly act: () => void
}

/** Virtual time: a queue of actions, ordered by due time and then by insertion. */
export class Timeline {
  readonly #heap: Due[] = []
  #order = 0
  now = 0

  after(ms: number, act: () => void): void {
    const due = { at: this.now + ms, order: this.#order++, act }
    const heap = this.#heap
    let i = heap.push(due) - 1
    while (i > 0) {
      const parent = (i - 1) >> 1
      if (!isBefore(due, heap[parent]!)) break
      heap[i] = heap[parent]!
      i = parent
    }
    heap[i] = due
  }

  /** Runs the next action; false if there is none. */
  next(): boolean {
    const heap = this.#heap
    const first = heap[0]
    if (!first) return false
    const last = heap.pop()!
    if (heap.length > 0) this.#sink(last)
    this.now = first.at
    first.act()
    return true
  }

  #sink(due: Due): void {
    const heap = this.#heap
    let i = 0
    for (;;) {
      let child = 2 * i + 1
      if (child >= heap.length) break
      if (child + 1 < heap.length && isBefore(heap[child + 1]!, heap[child]!)) child += 1
      if (!isBefore(heap[child]!, due)) break
      heap[i] = heap[child]!
      i = child
    }
    heap[i] = due
  }
}

const isBefore = (a: Due, b: Due): boolean => a.at < b.at || (a.at === b.at && a.order < b.order)
