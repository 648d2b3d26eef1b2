import { Icon } from '@fairground/ui/icons/icon.tsx'
import type { Ref } from 'react'
import type { Bulk } from '../types.ts'
import styles from './bulk-bar.module.css'

export interface BulkBarProps<Row> {
  readonly bulk: Bulk<Row>
  readonly rows: readonly Row[]
  readonly onClear: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/** The selected rows at the foot of the list: number, sum, acts. */
export function BulkBar<Row>({ bulk, rows, onClear, ref }: BulkBarProps<Row>) {
  return (
    <div className={styles.place} aria-live="polite">
      {rows.length > 0 && (
        <div ref={ref} className={styles.bar} role="group" aria-label="Selected rows" tabIndex={-1}>
          <b>{rows.length.toLocaleString('en-GB')} selected</b>
          <div className={styles.summary}>{bulk.summary?.(rows)}</div>
          <div className={styles.acts}>{bulk.acts(rows)}</div>
          <button type="button" className={styles.clear} aria-label="Clear the selection" onClick={onClear}>
            <Icon name="close" size="sm" />
          </button>
        </div>
      )}
    </div>
  )
}
