interface PendingRequest<A, V> {
  readonly request: A
  readonly resolve: (value: V) => void
  readonly reject: (error: unknown) => void
}

export interface BatcherOptions<A, V> {
  /** Only requests of the same group share a batch. */
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
  let pending: PendingRequest<A, V>[] = []
  let running = 0

  const handleGroup = async (group: readonly PendingRequest<A, V>[]): Promise<void> => {
    try {
      const values = await handleBatch(group.map(({ request }) => request))
      group.forEach(({ resolve }, i) => resolve(values[i]!))
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }

  const run = async (): Promise<void> => {
    running += 1
    while (pending.length > 0) {
      const taken = pending.slice(0, maxBatchSize)
      pending = pending.slice(maxBatchSize)
      for (const group of Map.groupBy(taken, ({ request }) => groupBy(request)).values())
        await handleGroup(group)
    }
    running -= 1
  }

  return request =>
    new Promise((resolve, reject) => {
      pending.push({ request, resolve, reject })
      // Requests from one network read share a batch.
      if (running < maxConcurrentRuns) setImmediate(() => void (pending.length > 0 && run()))
    })
}
