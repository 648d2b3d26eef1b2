import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { RowSelection } from '../rows/use-selection.ts'
import type { Density } from '../state/table-state.ts'
import type { Bulk, Column, RowKey, RowTone } from '../types.ts'
import { toDrawnRange } from './drawn-range.ts'
import { readMaxHeight } from './max-height.ts'
import { TableRow } from './table-row.tsx'
import { useScrollsSideways } from './use-scrolls-sideways.ts'
import { WaitingRow } from './waiting-row.tsx'
import styles from './list.module.css'

export const rowHeights: Readonly<Record<Density, number>> = { compact: 32, normal: 38, roomy: 48 }

const virtualAbove = 100
/** The next page is loaded when this many loaded rows are left below the window. */
const rowsAhead = 20
const headHeight = 33

export interface RowListProps<Row> {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rows: readonly Row[]
  /** The number of rows with those that have not arrived. */
  readonly count: number
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => RowKey
  readonly density: Density
  readonly rowTone: ((row: Row) => RowTone | undefined) | undefined
  readonly bulk: Bulk<Row> | undefined
  readonly selection: RowSelection<Row>
  readonly activeIndex: number
  readonly openKey: RowKey | undefined
  readonly canOpen: boolean
  /** Called when the window comes near the last loaded row. */
  readonly onNearEnd: (() => void) | undefined
}

export const isVirtual = (count: number, hasMore: boolean): boolean => hasMore || count > virtualAbove

export function RowList<Row>(props: RowListProps<Row>) {
  const { scroller, rows, columns, rowKey, density, bulk, selection, onNearEnd } = props
  const rowHeight = rowHeights[density]
  const isWindowed = isVirtual(props.count, onNearEnd !== undefined)
  const count = Math.min(props.count, Math.floor(readMaxHeight() / rowHeight))
  const { activeIndex } = props
  const body = useRef<HTMLDivElement>(null)
  // A sticky cell costs time in each frame of a scroll, so the cells stick only in a list that scrolls sideways.
  const isSideways = useScrollsSideways(scroller, body)
  // oxlint-disable-next-line react/incompatible-library -- this component is not memoized.
  const virtualizer = useVirtualizer({
    count,
    enabled: isWindowed,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 0,
    scrollMargin: headHeight,
    scrollPaddingStart: headHeight,
    useFlushSync: false,
  })
  const startIndex = virtualizer.getVirtualItems()[0]?.index
  const windowRows = Math.ceil((virtualizer.scrollRect?.height ?? 0) / rowHeight) + 1
  const drawn =
    startIndex === undefined ? [] : toDrawnRange({ startIndex, rows: windowRows, count }, activeIndex)
  const lastIndex = isWindowed ? (drawn.at(-1) ?? 0) : count - 1
  useEffect(() => virtualizer.measure(), [virtualizer, rowHeight])
  useEffect(() => {
    if (onNearEnd && lastIndex >= rows.length - rowsAhead) onNearEnd()
  }, [onNearEnd, lastIndex, rows.length])

  const wanted = useRef(activeIndex)
  useEffect(() => {
    if (wanted.current === activeIndex) return
    wanted.current = activeIndex
    focusRow(
      scroller.current,
      activeIndex,
      isWindowed ? index => virtualizer.scrollToIndex(index) : undefined,
    )
  }, [activeIndex, scroller, isWindowed, virtualizer])

  const toRow = (index: number, top?: number): ReactNode => {
    const row = rows[index]
    if (row === undefined)
      return (
        <WaitingRow
          key={`waiting-${index}`}
          index={index}
          cells={columns.length + (bulk ? 1 : 0)}
          top={top}
        />
      )
    const key = rowKey(row)
    return (
      <TableRow
        key={key}
        row={row}
        index={index}
        columns={columns}
        rowTone={props.rowTone}
        isSelected={selection.keys.has(key)}
        isActive={index === activeIndex}
        isOpen={key === props.openKey}
        maySelect={bulk?.maySelect}
        top={top}
      />
    )
  }

  return (
    <div
      ref={body}
      role="rowgroup"
      className={styles.body}
      data-sideways={isSideways || undefined}
      data-virtual={isWindowed || undefined}
      data-opens={props.canOpen || undefined}
      style={isWindowed ? { height: count * rowHeight } : undefined}
    >
      {isWindowed
        ? drawn.map(index => toRow(index, index * rowHeight))
        : Array.from({ length: count }, (_, index) => toRow(index))}
    </div>
  )
}

const focusRow = (
  list: HTMLElement | null,
  index: number,
  scrollTo: ((index: number) => void) | undefined,
  triesLeft = 5,
): void => {
  if (!list?.contains(document.activeElement)) return
  const row = list.querySelector<HTMLElement>(`[data-index="${index}"]`)
  if (row) {
    row.focus({ preventScroll: true })
    row.scrollIntoView({ block: 'nearest' })
    return
  }
  scrollTo?.(index)
  // A row far away is drawn after the window has moved.
  if (triesLeft > 0) requestAnimationFrame(() => focusRow(list, index, scrollTo, triesLeft - 1))
}
