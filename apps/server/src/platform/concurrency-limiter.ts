import { Refusal } from './refusal.ts'

export type ConcurrencyLimiter = <T>(work: () => Promise<T>) => Promise<T>

/** Limits expensive work to a number of running and waiting calls, and refuses the rest. */
export const createConcurrencyLimiter = (maxRunning: number, maxWaiting: number): ConcurrencyLimiter => {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw new Refusal('request.unavailable')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The slot passes directly to the next waiter, so that a new call cannot take it as well.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
