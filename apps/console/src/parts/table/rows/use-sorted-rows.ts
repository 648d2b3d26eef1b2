import { createSortedRowModel, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { useMemo } from 'react'
import type { Sort } from '../state/table-state.ts'
import type { Column } from '../types.ts'
import { compareValues } from './compare-values.ts'

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

/** A list in the order of the server needs no model, which takes time for every row. */
const none: readonly never[] = []

/** The rows in the chosen order; without one in the order of the server. */
export const useSortedRows = <Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | undefined,
): readonly Row[] => {
  const definitions = useMemo(
    () =>
      columns.map(({ id, sortBy }) => ({
        id,
        accessorFn: (row: Row) => sortBy?.(row),
        enableSorting: sortBy !== undefined,
        sortFn: (a: { original: Row }, b: { original: Row }) =>
          sortBy ? compareValues(sortBy(a.original), sortBy(b.original)) : 0,
      })),
    [columns],
  )
  const sorting = useMemo(() => (sort ? [{ id: sort.column, desc: sort.isDescending }] : []), [sort])
  const table = useTable({ features, columns: definitions, data: sort ? rows : none, state: { sorting } })
  const model = table.getRowModel().rows
  return useMemo(() => (sort ? model.map(({ original }) => original) : rows), [model, sort, rows])
}
