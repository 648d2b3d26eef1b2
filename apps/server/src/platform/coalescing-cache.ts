interface CachedRead<V> {
  readonly value: Promise<V>
  /** Undefined until the read starts. It sees every change before that moment. */
  startedAt: number | undefined
  running: boolean
  outdated: boolean
}

export interface CoalescingCache<V> {
  /** Returns the cached value while it is fresh, otherwise the result of `read`. */
  get(subject: string, detail: string, read: () => Promise<V>): Promise<V>
  /** Invalidates every detail of a subject. Later calls of `get` read again. */
  invalidate(subject: string): void
  invalidateAll(): void
}

const maxDetails = 100

/**
 * Concurrent calls for the same detail share one read. Only one read of a detail runs at a time: calls that arrive
 * after an invalidation wait for it and share the next one, which starts at least `minIntervalMs` after it.
 */
export const createCoalescingCache = <V>(maxAgeMs: number, minIntervalMs = 0): CoalescingCache<V> => {
  // Ordered by the last read, oldest first.
  const subjects = new Map<string, Map<string, CachedRead<V>>>()

  const isFresh = ({ startedAt, outdated }: CachedRead<V>): boolean =>
    startedAt === undefined || (!outdated && performance.now() - startedAt < maxAgeMs)

  const startRead = (read: () => Promise<V>, earlier: CachedRead<V> | undefined): CachedRead<V> => {
    const run = async (): Promise<V> => {
      if (earlier?.running) await earlier.value.catch(() => undefined)
      const waitMs = earlier ? earlier.startedAt! + minIntervalMs - performance.now() : 0
      if (waitMs > 0) await new Promise(resolve => setTimeout(resolve, waitMs))
      reading.startedAt = performance.now()
      reading.outdated = false
      try {
        return await read()
      } catch (error) {
        reading.outdated = true
        throw error
      } finally {
        reading.running = false
      }
    }
    const reading: CachedRead<V> = {
      startedAt: undefined,
      running: true,
      outdated: false,
      value: Promise.resolve().then(run),
    }
    return reading
  }

  const isExpired = ({ startedAt, running }: CachedRead<V>): boolean =>
    !running && performance.now() - startedAt! >= Math.max(maxAgeMs, minIntervalMs)

  /** Drops up to two expired subjects for each added one, so that the map stays small. */
  const dropExpired = (): void => {
    let dropped = 0
    for (const [subject, details] of subjects) {
      if (dropped++ === 2 || ![...details.values()].every(isExpired)) return
      subjects.delete(subject)
    }
  }

  const invalidateDetails = (details: Map<string, CachedRead<V>> | undefined): void => {
    for (const reading of details?.values() ?? []) reading.outdated = true
  }

  return {
    get(subject, detail, read) {
      const details = subjects.get(subject) ?? new Map<string, CachedRead<V>>()
      const cached = details.get(detail)
      if (cached && isFresh(cached)) return cached.value
      dropExpired()
      if (details.size >= maxDetails) details.clear()
      const reading = startRead(read, cached)
      details.set(detail, reading)
      subjects.delete(subject)
      subjects.set(subject, details)
      return reading.value
    },
    invalidate: subject => invalidateDetails(subjects.get(subject)),
    invalidateAll() {
      for (const details of subjects.values()) invalidateDetails(details)
    },
  }
}
