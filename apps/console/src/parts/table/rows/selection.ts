import type { RowKey } from '../types.ts'

export interface Selection {
  readonly keys: ReadonlySet<RowKey>
  /** Where the next range begins. */
  readonly anchor?: RowKey | undefined
}

export const noSelection: Selection = { keys: new Set() }

export const toggleKey = (selection: Selection, key: RowKey): Selection => {
  const keys = new Set(selection.keys)
  if (!keys.delete(key)) keys.add(key)
  return { keys, anchor: key }
}

/** Adds the rows from the anchor to this row; `order` lists the rows that may be selected as they are shown. */
export const selectRange = (selection: Selection, key: RowKey, order: readonly RowKey[]): Selection => {
  const to = order.indexOf(key)
  const anchor = selection.anchor === undefined ? -1 : order.indexOf(selection.anchor)
  if (to < 0) return selection
  const from = anchor < 0 ? to : anchor
  const range = order.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { keys: new Set([...selection.keys, ...range]), anchor: from === to ? key : selection.anchor }
}

/** Selects all of these rows, or none of them if all are selected. */
export const toggleAll = (selection: Selection, order: readonly RowKey[]): Selection => {
  const areAllSelected = order.length > 0 && order.every(key => selection.keys.has(key))
  return { keys: areAllSelected ? new Set() : new Set(order) }
}
