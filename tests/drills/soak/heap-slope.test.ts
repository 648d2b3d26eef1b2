import { expect, it } from 'vitest'
import { findHeapSlope } from './heap-slope.ts'

const hourMs = 3_600_000
const minuteMs = 60_000
const megabyte = 1 << 20

/** A heap of 100 MB that grows below a cache of 8 MB, which fills and empties. */
const toSamples = (growthPerHour: number) =>
  Array.from({ length: 100 }, (_, i) => ({
    atMs: i * minuteMs,
    bytes: megabyte * (100 + (i % 5) * 2 + (growthPerHour * i * minuteMs) / hourMs),
  }))

it('finds no growth in a heap that only varies', () => {
  expect(Math.abs(findHeapSlope(toSamples(0)))).toBeLessThan(0.5)
})

it('finds a growth of two megabytes an hour', () => {
  expect(findHeapSlope(toSamples(2))).toBeCloseTo(2, 0)
})

it('finds no growth in one sample', () => {
  expect(findHeapSlope([{ atMs: 0, bytes: megabyte }])).toBe(0)
})
