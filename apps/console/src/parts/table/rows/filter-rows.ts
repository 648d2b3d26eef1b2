import { toCellText } from '../state/columns.ts'
import type { Column, Filter } from '../types.ts'

/** The rows that match every chosen filter and contain every word of the text. */
export const filterRows = <Row>(
  rows: readonly Row[],
  {
    filters,
    text,
    columns,
  }: {
    readonly filters: readonly Filter<Row>[]
    readonly text: string
    readonly columns: readonly Column<Row>[]
  },
): readonly Row[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (filters.length === 0 && words.length === 0) return rows
  const contains = (row: Row): boolean => {
    const content = columns
      .map(column => toCellText(column, row))
      .join('\n')
      .toLowerCase()
    return words.every(word => content.includes(word))
  }
  return rows.filter(
    row => filters.every(({ matches }) => matches(row)) && (words.length === 0 || contains(row)),
  )
}
