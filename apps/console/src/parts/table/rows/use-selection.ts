import { useMemo, useState } from 'react'
import type { Bulk, RowKey } from '../types.ts'
import { noSelection, selectRange, toggleAll, toggleKey } from './selection.ts'

export interface RowSelection<Row> {
  readonly rows: readonly Row[]
  readonly keys: ReadonlySet<RowKey>
  readonly extent: 'none' | 'some' | 'all'
  readonly toggle: (key: RowKey, isRange: boolean) => void
  readonly toggleAll: () => void
  readonly clear: () => void
}

/** Selects among the shown rows only: a row that a filter hides is never part of an act. */
export const useSelection = <Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
  bulk: Bulk<Row> | undefined,
): RowSelection<Row> => {
  const [selection, setSelection] = useState(noSelection)
  const allowed = useMemo(() => (bulk ? rows.filter(row => bulk.maySelect(row) === true) : []), [rows, bulk])
  const selected = useMemo(
    () => (selection.keys.size === 0 ? [] : allowed.filter(row => selection.keys.has(rowKey(row)))),
    [allowed, selection, rowKey],
  )
  const keys = useMemo(() => new Set(selected.map(rowKey)), [selected, rowKey])
  const toOrder = () => allowed.map(rowKey)
  return {
    rows: selected,
    keys,
    extent: selected.length === 0 ? 'none' : selected.length === allowed.length ? 'all' : 'some',
    toggle: (key, isRange) => {
      const order = toOrder()
      if (!order.includes(key)) return
      const current = { ...selection, keys }
      setSelection(isRange ? selectRange(current, key, order) : toggleKey(current, key))
    },
    toggleAll: () => setSelection(toggleAll({ ...selection, keys }, toOrder())),
    clear: () => setSelection(noSelection),
  }
}
