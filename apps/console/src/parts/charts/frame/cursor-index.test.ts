import { describe, expect, it } from 'vitest'
import { toCursorIndex } from './cursor-index.ts'

describe('the cursor of a chart', () => {
  it('begins at the newest value', () => {
    expect(toCursorIndex('ArrowLeft', undefined, 50)).toBe(49)
    expect(toCursorIndex('Home', undefined, 50)).toBe(0)
  })

  it('moves by one, by a tenth and to the ends, and stays in the chart', () => {
    expect(toCursorIndex('ArrowLeft', 10, 50)).toBe(9)
    expect(toCursorIndex('PageUp', 10, 50)).toBe(15)
    expect(toCursorIndex('ArrowRight', 49, 50)).toBe(49)
    expect(toCursorIndex('Home', 10, 50)).toBe(0)
    expect(toCursorIndex('End', 10, 50)).toBe(49)
  })

  it('leaves other keys alone', () => {
    expect(toCursorIndex('a', 10, 50)).toBeUndefined()
    expect(toCursorIndex('ArrowLeft', undefined, 0)).toBeUndefined()
  })
})
