import type { Loaded } from './load.ts'

/** Counts a driver's answers and reports when all it sent are answered. */
export const createTally = (total: number) => {
  const latencies: number[] = []
  const started = performance.now()
  let other = 0
  let sent = 0
  let lastGood = started
  let sample = ''
  return {
    /** Whether one more may be sent. */
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
      const loaded: Loaded = {
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
