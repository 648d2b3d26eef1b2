import { describe, expect, it } from 'vitest'
import { toDrawnRange } from './drawn-range.ts'

const toEnds = (startIndex: number, count = 1000) => {
  const drawn = toDrawnRange({ startIndex, rows: 20, count }, startIndex)
  return [drawn[0], drawn.at(-1)]
}

describe('the drawn range of a list', () => {
  it('covers the window with rows on both sides', () => {
    expect(toEnds(100)).toEqual([92, 131])
    expect(toEnds(103)).toEqual([92, 131])
  })

  it('moves both ends in the same step', () => {
    expect(toEnds(104)).toEqual([96, 135])
  })

  it('ends with the list', () => {
    expect(toEnds(0, 25)).toEqual([0, 24])
    expect(toEnds(990)).toEqual([980, 999])
  })

  it('keeps the active row, which holds the focus', () => {
    const window = { startIndex: 100, rows: 20, count: 1000 }
    expect(toDrawnRange(window, 3)[0]).toBe(3)
    expect(toDrawnRange(window, 110).filter(at => at === 110)).toHaveLength(1)
  })
})
