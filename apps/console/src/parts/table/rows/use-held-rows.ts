import { useMemo, useState } from 'react'
import type { RowKey } from '../types.ts'
import { findNewRows, isContinued } from './held-rows.ts'

export interface HeldRows<Row> {
  readonly shown: readonly Row[]
  readonly heldCount: number
  readonly release: () => void
}

const none: ReadonlySet<number> = new Set()

/** Holds new rows back while the pointer or the focus is in the list, so that no row moves under it. */
export const useHeldRows = <Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => RowKey,
  isBusy: boolean,
): HeldRows<Row> => {
  const [known, setKnown] = useState(rows)
  const held = useMemo(
    () =>
      isBusy && known !== rows && !isContinued(known, rows)
        ? findNewRows(rows.map(rowKey), new Set(known.map(rowKey)))
        : none,
    [isBusy, rows, rowKey, known],
  )
  if (held.size === 0 && known !== rows) setKnown(rows)
  const shown = useMemo(() => (held.size === 0 ? rows : rows.filter((_, at) => !held.has(at))), [rows, held])
  return { shown, heldCount: held.size, release: () => setKnown(rows) }
}
