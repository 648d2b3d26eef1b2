import { FairQueue } from './fair-queue.ts'
import { Refusal } from './refusal.ts'

export interface ConcurrencyLimits {
  readonly maxRunning: number
  readonly maxWaiting: number
  /** The places that one key can have in the queue. */
  readonly maxWaitingPerKey?: number
  /** A call that waits longer is refused. */
  readonly maxWaitMs?: number
}

/** Runs the work when it is the key's turn. */
export type ConcurrencyLimiter = <T>(key: string | number, work: () => Promise<T>) => Promise<T>

interface Waiter {
  readonly start: () => void
  readonly refuse: () => void
}

/**
 * Limits expensive work to a number of running and waiting calls, and refuses the rest. A free slot goes to the key with
 * the fewest running calls. In a full queue, a call takes the place of the newest call of the longest key.
 */
export const createConcurrencyLimiter = ({
  maxRunning,
  maxWaiting,
  maxWaitingPerKey = maxWaiting,
  maxWaitMs,
}: ConcurrencyLimits): ConcurrencyLimiter => {
  let running = 0
  const runningByKey = new Map<string | number, number>()
  const queue = new FairQueue<string | number, Waiter>()
  const getRunning = (key: string | number): number => runningByKey.get(key) ?? 0

  const begin = (key: string | number): void => {
    running += 1
    runningByKey.set(key, getRunning(key) + 1)
  }
  const finish = (key: string | number): void => {
    running -= 1
    if (getRunning(key) > 1) runningByKey.set(key, getRunning(key) - 1)
    else runningByKey.delete(key)
    const next = queue.take(getRunning)
    if (!next) return
    // The slot passes directly to the next waiter, so that a new call cannot take it as well.
    begin(next.key)
    next.item.start()
  }

  const hasPlace = (key: string | number): boolean => {
    const own = queue.getLength(key)
    if (own >= maxWaitingPerKey) return false
    if (queue.size < maxWaiting) return true
    const dropped = queue.dropFromLongest(own + 1)
    dropped?.refuse()
    return dropped !== undefined
  }

  const wait = (key: string | number): Promise<void> =>
    new Promise((resolve, reject) => {
      const refuse = (): void => {
        clearTimeout(timer)
        reject(new Refusal('request.unavailable'))
      }
      const start = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const waiter = { start, refuse }
      const timer =
        maxWaitMs === undefined
          ? undefined
          : setTimeout(() => {
              queue.remove(key, waiter)
              refuse()
            }, maxWaitMs)
      queue.add(key, waiter)
    })

  return async (key, work) => {
    if (running < maxRunning) begin(key)
    else {
      if (!hasPlace(key)) throw new Refusal('request.unavailable')
      await wait(key)
    }
    try {
      return await work()
    } finally {
      finish(key)
    }
  }
}
