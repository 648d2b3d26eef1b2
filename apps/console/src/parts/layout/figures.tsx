import type { ReactNode } from 'react'
import styles from './figures.module.css'

export interface Figure {
  readonly title: string
  readonly value: ReactNode
  readonly note?: ReactNode
  readonly tone?: 'good' | 'warn' | 'bad' | undefined
}

/** A strip of figures that answers the main question of a page. */
export function Figures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ title, value, note, tone }) => (
        <div key={title} className={styles.figure}>
          <dt>{title}</dt>
          <dd>{value}</dd>
          {note && (
            <dd className={styles.note} data-tone={tone}>
              {note}
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}
