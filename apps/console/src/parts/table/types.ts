import type { ReactNode } from 'react'

export type RowKey = string | number

export interface Column<Row> {
  readonly id: string
  readonly title: string
  readonly cell: (row: Row) => ReactNode
  readonly sortBy?: (row: Row) => string | number
  readonly align?: 'end'
  /** In pixels; without it the column takes its share of the free width. */
  readonly width?: number
  /** The column cannot be hidden. */
  readonly always?: boolean
  /** The column names the row where its box is read aloud; by default the first shown column does. */
  readonly isName?: boolean
  /** The column is not shown until a person chooses it. */
  readonly hidden?: boolean
  /** The text of the export and of the quick filter; by default the cell, if it is a text or a number. */
  readonly text?: (row: Row) => string
}

export interface Filter<Row> {
  readonly id: string
  readonly title: string
  readonly matches: (row: Row) => boolean
}

export interface Bulk<Row> {
  /** `true`, or the reason why the row cannot be selected. */
  readonly maySelect: (row: Row) => string | true
  readonly acts: (rows: readonly Row[]) => ReactNode
  /** The sum, and why the set is allowed. */
  readonly summary?: (rows: readonly Row[]) => ReactNode
}

export type RowTone = 'danger' | 'warn'

export interface DataTableProps<Row> {
  /** The heading, the accessible name and the name of the export. */
  readonly title: string
  /** The prefix of the table's parameters in the address; unique on its page. */
  readonly name: string
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly rowKey: (row: Row) => RowKey
  /** The number of rows on the server. */
  readonly total?: number | undefined
  /** Loads the next page; omit it when there is none. */
  readonly onEndReached?: (() => void) | undefined
  /** False after the last page, for a list that always has `onEndReached`. */
  readonly hasMore?: boolean | undefined
  readonly isLoading?: boolean | undefined
  readonly isLoadingMore?: boolean | undefined
  readonly error?: unknown
  readonly onRetry?: (() => void) | undefined
  readonly onOpen?: ((row: Row) => void) | undefined
  /** Closes the open row: Esc in the list. */
  readonly onClose?: (() => void) | undefined
  readonly openKey?: RowKey | undefined
  readonly filters?: readonly Filter<Row>[] | undefined
  readonly bulk?: Bulk<Row> | undefined
  readonly empty: ReactNode
  readonly emptyFiltered?: ReactNode
  readonly footer?: ReactNode
  readonly rowTone?: ((row: Row) => RowTone | undefined) | undefined
  /** Beside the title: badges, further controls. */
  readonly tools?: ReactNode
  /** Further lines above the rows of the export, such as the period. */
  readonly exportFacts?: readonly string[] | undefined
  /** Why the rows cannot be exported here, for example because an export of them needs a second person. */
  readonly exportDisabledReason?: string | undefined
}
