import { describe, expect, it } from 'vitest'
import { gridMove } from './grid-keys.ts'

describe('gridMove in 49 cells of 10 columns', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 48, null],
    ['ArrowLeft', 0, null],
    ['ArrowDown', 3, 13],
    ['ArrowDown', 39, null],
    ['ArrowUp', 13, 3],
    ['ArrowUp', 3, null],
    ['Home', 27, 20],
    ['End', 27, 29],
    ['End', 45, 48],
    ['PageUp', 27, 7],
    ['PageDown', 27, 48],
    ['a', 27, null],
  ])('%s from %d goes to %s', (key, from, to) => expect(gridMove(key, from, 10, 49)).toBe(to))
})
