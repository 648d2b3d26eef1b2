import type { ReactNode } from 'react'
import { classes } from '#classes.ts'
import styles from './key-value-list.module.css'

export interface KeyValueRow {
  id: string
  term: ReactNode
  value: ReactNode
  /** total: the large last row; strong: bold after a line; quiet: small. */
  weight?: 'normal' | 'strong' | 'total' | 'quiet'
}

const renderRows = (rows: readonly KeyValueRow[]) =>
  rows.map(row => (
    <div key={row.id} data-weight={row.weight ?? 'normal'}>
      <dt>{row.term}</dt>
      <dd>{row.value}</dd>
    </div>
  ))

export function KeyValueList({ rows }: { rows: readonly KeyValueRow[] }) {
  return <dl className={classes(styles.list, 'num')}>{renderRows(rows)}</dl>
}

/** Facts in boxes, two per row, for the reality check. */
export function FactGrid({ rows }: { rows: readonly KeyValueRow[] }) {
  return <dl className={classes(styles.grid, 'num')}>{renderRows(rows)}</dl>
}
