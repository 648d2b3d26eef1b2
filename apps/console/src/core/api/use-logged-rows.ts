import type { OperatorInput } from '@fairground/contract/operator/operator-operations'
import { useState } from 'react'
import { useLoggedRead } from './use-logged-read.ts'
import { findRows, type PagedOperation, type PageRow, type Rows } from './use-rows.ts'

export interface LoggedRows<N extends PagedOperation> extends Rows<PageRow<N>> {
  /** Whether rows were read since the page was opened. */
  readonly hasRead: boolean
  /** Reads the first page. */
  readonly read: (input: Omit<OperatorInput<N>, 'after'>) => Promise<void>
  /** Reads the first page again with the same input, for example after an act. */
  readonly readAgain: () => void
}

/**
 * Reads a list that the audit log records. Each page is an entry, so it is read when a person asks for it and never by
 * itself. Its answer fits the properties of DataTable.
 */
export const useLoggedRows = <N extends PagedOperation>(operation: N): LoggedRows<N> => {
  const { data, error, isReading, read: readPage } = useLoggedRead(operation)
  const [input, setInput] = useState<Omit<OperatorInput<N>, 'after'>>()
  const [rows, setRows] = useState<readonly PageRow<N>[]>([])
  const next = (data as { readonly next: unknown } | undefined)?.next ?? null

  const readFrom = async (
    requested: Omit<OperatorInput<N>, 'after'>,
    before: readonly PageRow<N>[],
    after: unknown,
  ): Promise<void> => {
    const page = await readPage({ ...requested, ...(after !== null && { after }) } as OperatorInput<N>)
    if (page) setRows([...before, ...(findRows(page) as PageRow<N>[])])
  }
  const read = (requested: Omit<OperatorInput<N>, 'after'>): Promise<void> => {
    setInput(requested)
    return readFrom(requested, [], null)
  }
  const readAgain = (): void => {
    if (input) void read(input)
  }
  return {
    rows,
    error,
    hasRead: data !== undefined,
    isLoading: isReading && rows.length === 0,
    isLoadingMore: isReading && rows.length > 0,
    hasMore: next !== null,
    onRetry: readAgain,
    onEndReached: () => {
      if (input && next !== null && !isReading) void readFrom(input, rows, next)
    },
    read,
    readAgain,
  }
}
