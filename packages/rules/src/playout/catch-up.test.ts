import { describe, expect, it } from 'vitest'
import { catchUp } from './catch-up.ts'

describe('catch-up', () => {
  it.each([
    [0, false, 'none'],
    [1, false, 'fast'],
    [5, false, 'fast'],
    [6, false, 'snap'],
    [30, false, 'snap'],
    [31, false, 'result'],
    [0, true, 'result'],
    [3, true, 'result'],
  ])('%i missed, ended %s: %s', (missed, ended, mode) => {
    expect(catchUp(missed, ended)).toBe(mode)
  })
})
