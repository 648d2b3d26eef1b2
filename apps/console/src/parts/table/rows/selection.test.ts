import { describe, expect, it } from 'vitest'
import type { RowKey } from '../types.ts'
import { compareValues } from './compare-values.ts'
import { noSelection, selectRange, toggleAll, toggleKey } from './selection.ts'

const order = [1, 2, 3, 4, 5, 6]
const keys = (selection: { readonly keys: ReadonlySet<RowKey> }) =>
  [...selection.keys].toSorted(compareValues)

describe('a selection', () => {
  it('adds a row and removes it again', () => {
    const one = toggleKey(noSelection, 3)
    expect(keys(one)).toEqual([3])
    expect(keys(toggleKey(one, 3))).toEqual([])
  })

  it('selects from the last row to this one, in both directions', () => {
    const from = toggleKey(noSelection, 3)
    expect(keys(selectRange(from, 5, order))).toEqual([3, 4, 5])
    expect(keys(selectRange(from, 1, order))).toEqual([1, 2, 3])
  })

  it('keeps the anchor, so that a second range begins at the same row', () => {
    const range = selectRange(toggleKey(noSelection, 3), 5, order)
    expect(keys(selectRange(range, 2, order))).toEqual([2, 3, 4, 5])
  })

  it('leaves out rows that cannot be selected, because they are not in the order', () => {
    expect(keys(selectRange(toggleKey(noSelection, 1), 6, [1, 2, 5, 6]))).toEqual([1, 2, 5, 6])
    expect(selectRange(toggleKey(noSelection, 1), 4, [1, 2, 5, 6]).keys).toEqual(new Set([1]))
  })

  it('begins a range at the row itself if the anchor is no longer shown', () => {
    expect(keys(selectRange({ keys: new Set(), anchor: 99 }, 4, order))).toEqual([4])
  })

  it('selects all, and none when all are selected', () => {
    const all = toggleAll(toggleKey(noSelection, 2), order)
    expect(keys(all)).toEqual(order)
    expect(keys(toggleAll(all, order))).toEqual([])
    expect(keys(toggleAll(noSelection, []))).toEqual([])
  })
})
