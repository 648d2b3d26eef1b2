import { describe, expect, it } from 'vitest'
import { moveEntry } from './move-tier.ts'

describe('moveEntry', () => {
  it.each([
    [0, 2, 'bca'],
    [2, 0, 'cab'],
    [1, 2, 'acb'],
    [1, 1, 'abc'],
    [0, -1, 'abc'],
    [2, 3, 'abc'],
  ])('moves %s to %s', (from, to, expected) => {
    expect(moveEntry(['a', 'b', 'c'], from, to).join('')).toBe(expected)
  })
})
