import { useMemo } from 'react'
import { createExportFile } from './export/export-file.ts'
import { saveText } from './export/save-text.ts'
import { filterRows } from './rows/filter-rows.ts'
import { useHeldRows } from './rows/use-held-rows.ts'
import { useSelection } from './rows/use-selection.ts'
import { useSortedRows } from './rows/use-sorted-rows.ts'
import { toCellText, toShownColumns } from './state/columns.ts'
import { type Density, type Sort, toViewQuery } from './state/table-state.ts'
import { useTableSettings } from './state/table-settings.tsx'
import { useQuickText } from './state/use-quick-text.ts'
import { useSavedViews } from './state/use-saved-views.ts'
import { useTableState } from './state/use-table-state.ts'
import type { DataTableProps, Filter } from './types.ts'

/** The default of an optional list keeps its identity between renders. */
const none: readonly never[] = []

/** What a table shows, derived from its rows and from the choices of the person. */
export const useTableModel = <Row extends object>(props: DataTableProps<Row>, isPresent: boolean) => {
  const { name, title, rows, rowKey, total, onEndReached, bulk } = props
  const filters: readonly Filter<Row>[] = props.filters ?? none
  const settings = useTableSettings()
  const saved = useSavedViews(settings.staffId, name)
  const { state, change, apply } = useTableState(name, saved.views)
  const [text, setText] = useQuickText(name)
  const columns = useMemo(() => toShownColumns(props.columns, state.columns), [props.columns, state.columns])
  const held = useHeldRows(rows, rowKey, isPresent)
  const chosen = useMemo(
    () => filters.filter(({ id }) => state.filters.includes(id)),
    [filters, state.filters],
  )
  const matching = useMemo(
    () => filterRows(held.shown, { filters: chosen, text, columns: props.columns }),
    [held.shown, chosen, text, props.columns],
  )
  const shown = useSortedRows(matching, props.columns, state.sort)
  const selection = useSelection(shown, rowKey, bulk)

  const hasFilter = chosen.length > 0 || text.trim() !== ''
  const hasMore =
    props.hasMore !== false && onEndReached !== undefined && (total === undefined || rows.length < total)
  const isPartial = hasMore || (total !== undefined && rows.length < total)
  const missing = hasMore && !hasFilter && total !== undefined ? total - rows.length : 0
  const filterWords = [
    ...chosen.map(filter => filter.title),
    ...(text.trim() === '' ? [] : [`“${text.trim()}”`]),
  ]

  const exportRows = async (): Promise<void> => {
    if (props.exportDisabledReason !== undefined) return
    const { sort } = state
    const sortTitle = columns.find(({ id }) => id === sort?.column)?.title
    const sortFact =
      sort && sortTitle ? [`Sorted by ${sortTitle}${sort.isDescending ? ', descending' : ''}`] : []
    const file = await createExportFile({
      title,
      filters: filterWords,
      facts: [...(props.exportFacts ?? []), ...sortFact],
      time: settings.getNow(),
      person: settings.staffName,
      total,
      head: columns.map(column => column.title),
      rows: shown.map(row => columns.map(column => toCellText(column, row))),
    })
    saveText(file)
  }

  return {
    settings,
    state,
    columns,
    shown,
    selection,
    hasFilter,
    hasMore,
    isPartial,
    filterWords,
    heldCount: held.heldCount,
    release: held.release,
    count: shown.length + missing,
    ariaRowCount: hasMore && total === undefined ? -1 : shown.length + missing + 1,
    density: state.density ?? settings.density,
    text,
    setText,
    saved,
    viewQuery: toViewQuery(name, state),
    applyView: apply,
    changeSort: (sort: Sort | undefined) => change({ sort }),
    changeFilters: (ids: readonly string[]) => change({ filters: ids }),
    changeColumns: (ids: readonly string[]) => change({ columns: ids }),
    changeDensity: (density: Density) => change({ density }),
    clearFilters: () => {
      setText('')
      change({ filters: [] })
    },
    exportRows: () => void exportRows(),
  }
}

export type TableModel<Row extends object> = ReturnType<typeof useTableModel<Row>>
