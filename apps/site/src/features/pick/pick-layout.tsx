import type { ReactNode } from 'react'
import styles from './pick-layout.module.css'

/** Picker left, ticket right, the rest under the picker; on a phone the ticket follows the picker. */
export function PickLayout({ main, rail, after }: { main: ReactNode; rail: ReactNode; after: ReactNode }) {
  return (
    <div className={styles.layout}>
      <div className={styles.main}>{main}</div>
      <aside className={styles.rail}>{rail}</aside>
      <div className={styles.after}>{after}</div>
    </div>
  )
}
