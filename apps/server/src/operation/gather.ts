interface Waiting<A, V> {
  readonly asked: A
  readonly resolve: (value: V) => void
  readonly reject: (error: unknown) => void
}

export interface Gathering<A, V> {
  /** Only what belongs to the same group is answered together. */
  readonly groupOf: (asked: A) => number
  /** In the order of what was asked. */
  readonly answer: (asked: readonly A[]) => Promise<readonly V[]>
}

const groupsAtOnce = 2
const mostTogether = 500

/** Answers together what was asked while earlier answers were under way, like the commands of a lane. */
export const gather = <A, V>({ groupOf, answer }: Gathering<A, V>): ((asked: A) => Promise<V>) => {
  let waiting: Waiting<A, V>[] = []
  let running = 0

  const answerAll = async (group: readonly Waiting<A, V>[]): Promise<void> => {
    try {
      const values = await answer(group.map(({ asked }) => asked))
      group.forEach(({ resolve }, i) => resolve(values[i]!))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  const run = async (): Promise<void> => {
    running += 1
    while (waiting.length > 0) {
      const taken = waiting.slice(0, mostTogether)
      waiting = waiting.slice(mostTogether)
      for (const group of Map.groupBy(taken, ({ asked }) => groupOf(asked)).values()) await answerAll(group)
    }
    running -= 1
  }

  return asked =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject })
      // What came in one read of the network is taken together.
      if (running < groupsAtOnce) setImmediate(() => void (waiting.length > 0 && run()))
    })
}
