import { Refusal } from './refusal.ts'

export type InTurn = <T>(work: () => Promise<T>) => Promise<T>

/** Costly work: a bounded few at once, a bounded queue, and then a plain "not now". */
export const createTurns = (atOnce: number, mayWait: number): InTurn => {
  let running = 0
  const waiting: (() => void)[] = []
  return async work => {
    if (running >= atOnce) {
      if (waiting.length >= mayWait) throw new Refusal('request.unavailable')
      await new Promise<void>(resolve => waiting.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place passes straight to the next in the queue: nobody who comes in between can take it too.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
