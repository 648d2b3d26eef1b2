import { describe, expect, it } from 'vitest'
import { toHourRows } from './hour-rows.ts'

const show = (used: readonly number[]): string =>
  toHourRows(used)
    .map(row => (row.kind === 'hour' ? String(row.hour) : `(${row.from}-${row.until})`))
    .join(' ')

describe('toHourRows', () => {
  it.each([
    [[], '(0-24)'],
    [[0, 23], '0 (1-23) 23'],
    [[20, 1, 20, 2], '(0-1) 1 2 (3-20) 20 (21-24)'],
  ])('folds what %s leaves free', (used, expected) => {
    expect(show(used)).toBe(expected)
  })
})
