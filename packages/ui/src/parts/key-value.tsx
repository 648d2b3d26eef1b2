import type { ReactNode } from 'react'
import { classes } from '#parts/classes.ts'
import styles from './key-value.module.css'

export interface KeyValueRow {
  id: string
  term: ReactNode
  value: ReactNode
  /** total: the large last row; strong: bold after a line; quiet: small. */
  weight?: 'normal' | 'strong' | 'total' | 'quiet'
}

export function KeyValueList({ rows }: { rows: readonly KeyValueRow[] }) {
  return (
    <dl className={classes(styles.list, 'num')}>
      {rows.map(row => (
        <div key={row.id} data-weight={row.weight ?? 'normal'}>
          <dt>{row.term}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Facts in boxes, two by two: the reality check. */
export function FactGrid({ rows }: { rows: readonly KeyValueRow[] }) {
  return (
    <dl className={classes(styles.grid, 'num')}>
      {rows.map(row => (
        <div key={row.id} data-weight={row.weight ?? 'normal'}>
          <dt>{row.term}</dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
