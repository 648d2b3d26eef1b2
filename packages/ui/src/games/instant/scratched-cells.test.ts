import { describe, expect, it } from 'vitest'
import { clearedShare, noScratchedCells, scratch } from './scratched-cells.ts'

describe('scratch', () => {
  it('clears the cells within the radius of a stroke once', () => {
    const once = scratch(noScratchedCells, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }, 0.2)
    expect(clearedShare(once)).toBeCloseTo(0.4, 1)
    expect(scratch(once, { x: 0, y: 0.5 }, { x: 1, y: 0.5 }, 0.2)).toEqual(once)
  })

  it('clears the whole window with enough strokes', () => {
    const all = [0.1, 0.3, 0.5, 0.7, 0.9].reduce(
      (cells, y) => scratch(cells, { x: 0, y }, { x: 1, y }, 0.2),
      noScratchedCells,
    )
    expect(clearedShare(all)).toBe(1)
  })

  it('ignores a stroke outside the window and clears a little on a tap', () => {
    expect(clearedShare(scratch(noScratchedCells, { x: 2, y: 2 }, { x: 3, y: 2 }, 0.2))).toBe(0)
    const touch = clearedShare(scratch(noScratchedCells, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.5 }, 0.2))
    expect(touch).toBeGreaterThan(0.05)
    expect(touch).toBeLessThan(0.2)
  })
})
