import { expect, it } from 'vitest'
import { findHeapSlope } from './heap-slope.ts'

const hourMs = 3_600_000
const megabyte = 1 << 20

/** A saw of 40 MB with a base that grows. */
const toSaw = (growthPerHour: number, hours: number) =>
  Array.from({ length: hours * 720 }, (_, i) => ({
    atMs: i * 5000,
    rssBytes: 0,
    lagMs: 0,
    heapBytes: megabyte * (100 + (i % 13) * 3 + (growthPerHour * i * 5000) / hourMs),
  }))

it('finds no growth in a heap that returns to the same low point', () => {
  expect(Math.abs(findHeapSlope(toSaw(0, 4)))).toBeLessThan(0.1)
})

it('finds a leak of two megabytes an hour below a saw of forty', () => {
  expect(findHeapSlope(toSaw(2, 4))).toBeGreaterThan(1.8)
  expect(findHeapSlope(toSaw(2, 4))).toBeLessThan(2.2)
})
