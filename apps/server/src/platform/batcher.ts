interface PendingRequest<A, V> {
  readonly request: A
  readonly resolve: (value: V) => void
  readonly reject: (error: unknown) => void
}

interface Group<A, V> {
  pending: PendingRequest<A, V>[]
  running: number
}

export interface BatcherOptions<A, V> {
  /** Only requests of the same group share a batch. A group does not wait for the batches of another. */
  readonly groupBy: (request: A) => number
  /** Returns the values in the order of the requests. */
  readonly handleBatch: (request: readonly A[]) => Promise<readonly V[]>
}

const maxConcurrentRuns = 2
const maxBatchSize = 500

/** Handles the requests that arrive during a running batch together in the next one, like the commands of a lane. */
export const createBatcher = <A, V>({
  groupBy,
  handleBatch,
}: BatcherOptions<A, V>): ((request: A) => Promise<V>) => {
  const groups = new Map<number, Group<A, V>>()
  const getGroup = (key: number): Group<A, V> => {
    const group = groups.get(key) ?? { pending: [], running: 0 }
    groups.set(key, group)
    return group
  }

  const handle = async (batch: readonly PendingRequest<A, V>[]): Promise<void> => {
    try {
      const values = await handleBatch(batch.map(({ request }) => request))
      batch.forEach(({ resolve }, i) => resolve(values[i]!))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  const run = async (group: Group<A, V>): Promise<void> => {
    group.running += 1
    while (group.pending.length > 0) {
      const batch = group.pending.slice(0, maxBatchSize)
      group.pending = group.pending.slice(maxBatchSize)
      await handle(batch)
    }
    group.running -= 1
  }

  return request =>
    new Promise((resolve, reject) => {
      const group = getGroup(groupBy(request))
      group.pending.push({ request, resolve, reject })
      // Requests from one network read share a batch.
      if (group.running < maxConcurrentRuns) setImmediate(() => void (group.pending.length > 0 && run(group)))
    })
}
