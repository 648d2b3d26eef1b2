import type { KeptHeap } from './kept-heap.ts'

const megabyte = 1 << 20
const hourMs = 3_600_000

/** Megabytes an hour by which a heap grows: the slope of the line of least squares. */
export const findHeapSlope = (samples: readonly Pick<KeptHeap, 'atMs' | 'bytes'>[]): number => {
  const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length
  const meanAt = mean(samples.map(({ atMs }) => atMs))
  const meanBytes = mean(samples.map(({ bytes }) => bytes))
  const spread = samples.reduce((sum, { atMs }) => sum + (atMs - meanAt) ** 2, 0)
  const common = samples.reduce((sum, { atMs, bytes }) => sum + (atMs - meanAt) * (bytes - meanBytes), 0)
  return samples.length < 2 ? 0 : ((common / spread) * hourMs) / megabyte
}
