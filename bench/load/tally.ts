import type { LoadResult } from './load-result.ts'

/** Counts a driver's responses and reports when all have arrived. */
export const createTally = (total: number) => {
  const latencies: number[] = []
  const started = performance.now()
  let other = 0
  let sent = 0
  let lastGood = started
  let sample = ''
  return {
    /** Reserves one more request; false when all have been sent. */
    take(): boolean {
      if (sent >= total) return false
      sent += 1
      return true
    },
    count(good: boolean, sentAt: number, answer: () => string): void {
      if (good) {
        lastGood = performance.now()
        latencies.push(lastGood - sentAt)
      } else {
        other += 1
        sample = answer().slice(0, 300)
      }
      if (latencies.length + other < total) return
      const loaded: LoadResult = {
        good: latencies.length,
        other,
        seconds: (lastGood - started) / 1000,
        latencies,
        sample,
      }
      process.send?.(loaded)
    },
  }
}
