import type { Sample } from '../support/watch-processes.ts'

const megabyte = 1 << 20
const hourMs = 3_600_000
const windowCount = 24

/**
 * Megabytes an hour by which the heap grows. The heap is a saw: only its low points, right after collections, show what is
 * kept, so the line goes through the lowest sample of each window.
 */
export const findHeapSlope = (samples: readonly Sample[]): number => {
  const windows = Math.min(windowCount, Math.floor(samples.length / 3))
  if (windows < 2) return 0
  const size = samples.length / windows
  const lows = Array.from({ length: windows }, (_, i) =>
    samples
      .slice(Math.floor(i * size), Math.floor((i + 1) * size))
      .reduce((low, each) => (each.heapBytes < low.heapBytes ? each : low)),
  )
  const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length
  const meanAt = mean(lows.map(({ atMs }) => atMs))
  const meanHeap = mean(lows.map(({ heapBytes }) => heapBytes))
  const spread = lows.reduce((sum, { atMs }) => sum + (atMs - meanAt) ** 2, 0)
  const common = lows.reduce((sum, { atMs, heapBytes }) => sum + (atMs - meanAt) * (heapBytes - meanHeap), 0)
  return spread === 0 ? 0 : ((common / spread) * hourMs) / megabyte
}
