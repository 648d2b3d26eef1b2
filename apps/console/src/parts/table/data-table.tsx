import { styleVariables } from '@fairground/ui/style-variables'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { BulkBar } from './bars/bulk-bar.tsx'
import { KeysDialog } from './bars/keys-dialog.tsx'
import { TableBar } from './bars/table-bar.tsx'
import { TableFoot } from './bars/table-foot.tsx'
import { handleListClick } from './list/list-click.ts'
import { handleListKey, type ListKeyActs } from './list/list-keys.ts'
import { EmptyRows, FilteredEmpty, LoadingRows, RowsError } from './list/list-state.tsx'
import { isVirtual, RowList } from './list/row-list.tsx'
import { TableHead } from './list/table-head.tsx'
import { toTracks } from './list/to-tracks.ts'
import { useNextPage } from './list/use-next-page.ts'
import { usePresence } from './list/use-presence.ts'
import { useTableModel } from './use-table-model.ts'
import type { DataTableProps } from './types.ts'
import listStyles from './list/list.module.css'
import styles from './data-table.module.css'

/** A list of rows that staff work on: sorted, filtered, selected and opened with the keyboard or the pointer. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { title, rows, bulk, onOpen, openKey, error } = props
  // The first one, because callers write it inline and a new function would render every row again.
  const [rowKey] = useState(() => props.rowKey)
  const headingId = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const quickFilter = useRef<HTMLInputElement>(null)
  const bulkBar = useRef<HTMLDivElement>(null)
  const [areKeysShown, setAreKeysShown] = useState(false)
  const [activeAt, setActiveAt] = useState(0)
  const presence = usePresence()
  const model = useTableModel({ ...props, rowKey }, presence.isPresent)
  const { shown, columns, selection, count, hasMore, hasFilter } = model
  const activeIndex = Math.max(0, Math.min(activeAt, shown.length - 1))
  const active = shown[activeIndex]
  const onNearEnd = useNextPage({ ...props, isEnabled: hasMore && !hasFilter })
  const tracks = toTracks(columns, bulk !== undefined)

  const clearOrClose = () => {
    if (openKey !== undefined && props.onClose) props.onClose()
    else selection.clear()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const acts: ListKeyActs = {
      move: step => setActiveAt(Math.max(0, Math.min(activeIndex + step, shown.length - 1))),
      moveTo: edge => setActiveAt(edge === 'first' ? 0 : shown.length - 1),
      select: isRange => active && selection.toggle(rowKey(active), isRange),
      open: () => active && onOpen?.(active),
      close: clearOrClose,
      exportRows: model.exportRows,
      findText: () => quickFilter.current?.focus(),
      goToActs: () => bulkBar.current?.focus(),
      showKeys: () => setAreKeysShown(true),
    }
    handleListKey(event, acts, model.settings.hasSingleKeys)
  }
  const onClick = (event: MouseEvent<HTMLElement>) =>
    handleListClick(event.target, event.shiftKey, {
      press: index => {
        setActiveAt(index)
        const row = shown[index]
        if (row !== undefined) onOpen?.(row)
      },
      select: (index, isRange) => {
        setActiveAt(index)
        const row = shown[index]
        if (row !== undefined) selection.toggle(rowKey(row), isRange)
      },
    })
  const focusList = () => scroller.current?.querySelector<HTMLElement>('[data-index][tabindex="0"]')?.focus()
  const isEmpty = shown.length === 0

  return (
    <section className={styles.panel} aria-labelledby={headingId}>
      <TableBar
        {...props}
        model={model}
        headingId={headingId}
        quickFilter={quickFilter}
        onLeaveFilter={focusList}
      />
      <div aria-live="polite">
        {model.heldCount > 0 && (
          <button type="button" className={styles.held} onClick={model.release}>
            {model.heldCount.toLocaleString('en-GB')} new
          </button>
        )}
      </div>
      {Boolean(error) && (
        <RowsError title={title} error={error} hasRows={rows.length > 0} onRetry={props.onRetry} />
      )}
      {isEmpty && props.isLoading === true && <LoadingRows title={title} columns={columns.length} />}
      {isEmpty && props.isLoading !== true && !error && !hasFilter && <EmptyRows>{props.empty}</EmptyRows>}
      {isEmpty && rows.length > 0 && hasFilter && (
        <FilteredEmpty filters={model.filterWords} loaded={rows.length} onClear={model.clearFilters}>
          {props.emptyFiltered}
        </FilteredEmpty>
      )}
      {!isEmpty && (
        <div
          ref={scroller}
          className={listStyles.scroller}
          data-virtual={isVirtual(count, hasMore) || undefined}
        >
          <div
            role="grid"
            className={listStyles.grid}
            data-density={model.density}
            tabIndex={-1}
            onKeyDown={onKeyDown}
            onClick={onClick}
            {...presence.handlers}
            aria-labelledby={headingId}
            aria-rowcount={model.ariaRowCount}
            aria-multiselectable={bulk ? true : undefined}
            aria-busy={props.isLoadingMore}
            style={styleVariables({ '--tracks': tracks.template, '--min-width': `${tracks.minWidth}px` })}
          >
            <TableHead
              columns={columns}
              sort={model.state.sort}
              onSort={model.changeSort}
              selection={bulk && { extent: selection.extent, onToggle: selection.toggleAll }}
            />
            <RowList
              scroller={scroller}
              rows={shown}
              count={count}
              columns={columns}
              rowKey={rowKey}
              density={model.density}
              rowTone={props.rowTone}
              bulk={bulk}
              selection={selection}
              activeIndex={activeIndex}
              openKey={openKey}
              canOpen={onOpen !== undefined}
              onNearEnd={onNearEnd}
            />
          </div>
        </div>
      )}
      {bulk && <BulkBar ref={bulkBar} bulk={bulk} rows={selection.rows} onClear={selection.clear} />}
      <TableFoot {...props} model={model} />
      <KeysDialog isOpen={areKeysShown} onClose={() => setAreKeysShown(false)} />
    </section>
  )
}
