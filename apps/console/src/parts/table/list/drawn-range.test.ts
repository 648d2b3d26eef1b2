import { describe, expect, it } from 'vitest'
import { toDrawnRange } from './drawn-range.ts'

const toEnds = (startIndex: number, endIndex: number, count = 1000, active = startIndex) => {
  const drawn = toDrawnRange({ startIndex, endIndex, count }, active)
  return [drawn[0], drawn.at(-1)]
}

describe('the drawn range of a list', () => {
  it('covers the window with rows on both sides', () => {
    expect(toEnds(100, 120)).toEqual([88, 127])
  })

  it('stays the same while the window moves within a chunk', () => {
    expect(toEnds(101, 121)).toEqual(toEnds(96, 117))
  })

  it('ends with the list', () => {
    expect(toEnds(0, 20, 25)).toEqual([0, 24])
    expect(toEnds(990, 999)).toEqual([984, 999])
  })

  it('keeps the active row, which holds the focus', () => {
    expect(toDrawnRange({ startIndex: 100, endIndex: 120, count: 1000 }, 3)[0]).toBe(3)
    expect(
      toDrawnRange({ startIndex: 100, endIndex: 120, count: 1000 }, 110).filter(at => at === 110),
    ).toHaveLength(1)
  })
})
