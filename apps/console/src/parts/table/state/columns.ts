import type { Column } from '../types.ts'

/** The shown columns in their order. Columns that cannot be hidden are added at their own place. */
export const toShownColumns = <Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): readonly Column<Row>[] => {
  if (chosen === undefined) return columns.filter(({ hidden, always }) => always === true || hidden !== true)
  const shown = chosen.flatMap(id => columns.find(column => column.id === id) ?? [])
  for (const [at, column] of columns.entries())
    if (column.always === true && !shown.includes(column)) shown.splice(Math.min(at, shown.length), 0, column)
  return shown
}

/** Every column: the shown ones in their order, then the hidden ones. */
export const toOrderedColumns = <Row>(
  columns: readonly Column<Row>[],
  shown: readonly Column<Row>[],
): readonly Column<Row>[] => [...shown, ...columns.filter(column => !shown.includes(column))]

export const toggleColumn = (shown: readonly string[], id: string): readonly string[] =>
  shown.includes(id) ? shown.filter(each => each !== id) : [...shown, id]

/** Moves a column by one place; at the end of the list it stays. */
export const moveColumn = (shown: readonly string[], id: string, step: 1 | -1): readonly string[] => {
  const from = shown.indexOf(id)
  const to = from + step
  if (from < 0 || to < 0 || to >= shown.length) return shown
  const next = shown.filter(each => each !== id)
  next.splice(to, 0, id)
  return next
}

const toPlainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint' ? String(value) : ''

/** The text of a cell for the export and for the quick filter. */
export const toCellText = <Row>(column: Column<Row>, row: Row): string =>
  column.text ? column.text(row) : toPlainText(column.cell(row))
