import { expect, it } from 'vitest'
import { clearedShare, nothingScratched, scratch } from '#parts/scratched.ts'

it('a stroke clears what lies within its radius, and again clears nothing more', () => {
  const once = scratch(nothingScratched, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }, 0.2)
  expect(clearedShare(once)).toBeCloseTo(0.4, 1)
  expect(scratch(once, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }, 0.2)).toEqual(once)
})

it('strokes add up to a whole window', () => {
  const all = [0.1, 0.3, 0.5, 0.7, 0.9].reduce(
    (so, y) => scratch(so, { x: 0, y }, { x: 1, y }, 0.2),
    nothingScratched,
  )
  expect(clearedShare(all)).toBe(1)
})

it('a stroke outside clears nothing, a touch clears a little', () => {
  expect(clearedShare(scratch(nothingScratched, { x: 2, y: 2 }, { x: 3, y: 2 }, 0.2))).toBe(0)
  const touch = clearedShare(scratch(nothingScratched, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 0.2))
  expect(touch).toBeGreaterThan(0.05)
  expect(touch).toBeLessThan(0.2)
})
