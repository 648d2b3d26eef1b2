import { Icon } from '@fairground/ui/icons/icon.tsx'
import type { ReactNode } from 'react'
import { joinWords } from '#core/format/join-words.ts'
import { ToolButton } from '../bars/tool-button.tsx'
import styles from './list-state.module.css'

/** Grey bars in the place of the rows; they appear after 150 ms, so that a fast answer does not flicker. */
export function LoadingRows({ title, columns }: { readonly title: string; readonly columns: number }) {
  return (
    <div className={styles.loading} role="status" aria-label={`${title} is loading`}>
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row}>
          {Array.from({ length: Math.min(columns, 6) }, (_, at) => (
            <i key={at} data-width={(row + at) % 4} />
          ))}
        </div>
      ))}
    </div>
  )
}

export function EmptyRows({ children }: { readonly children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}

export interface FilteredEmptyProps {
  readonly children: ReactNode
  readonly filters: readonly string[]
  readonly loaded: number
  readonly onClear: () => void
}

export function FilteredEmpty({ children, filters, loaded, onClear }: FilteredEmptyProps) {
  return (
    <div className={styles.empty}>
      {children ?? <b>No row matches {joinWords(filters)}</b>}
      <p>
        {loaded.toLocaleString('en-GB')} {loaded === 1 ? 'is' : 'are'} loaded without{' '}
        {filters.length === 1 ? 'this filter' : 'these filters'}.
      </p>
      <ToolButton onPress={onClear}>Clear filters</ToolButton>
    </div>
  )
}

export interface RowsErrorProps {
  readonly title: string
  readonly error: unknown
  /** Rows that arrived earlier stay on the screen. */
  readonly hasRows: boolean
  readonly onRetry: (() => void) | undefined
}

/** Faults of the operator API carry the id of their trace. */
const findTraceId = (error: unknown): string | undefined => {
  if (typeof error !== 'object' || error === null) return undefined
  const { traceId, fault } = error as { traceId?: unknown; fault?: unknown }
  return typeof traceId === 'string' ? traceId : findTraceId(fault)
}

export function RowsError({ title, error, hasRows, onRetry }: RowsErrorProps) {
  const traceId = findTraceId(error)
  return (
    <div className={styles.error} role="alert">
      <div>
        <Icon name="warning" />
        <p>
          <b>{hasRows ? `Further rows of ${title} did not load.` : `${title} did not load.`}</b>{' '}
          {error instanceof Error && error.message !== '' && <span>{error.message}. </span>}
          <span>Nothing was changed.</span>
          {traceId !== undefined && <code>Trace {traceId}</code>}
        </p>
      </div>
      <p>
        {onRetry && <ToolButton onPress={onRetry}>Try again</ToolButton>}
        {traceId !== undefined && (
          <ToolButton icon="copy" onPress={() => void navigator.clipboard.writeText(traceId)}>
            Copy trace
          </ToolButton>
        )}
      </p>
    </div>
  )
}
