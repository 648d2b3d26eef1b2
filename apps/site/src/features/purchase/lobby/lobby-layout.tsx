import type { ReactNode } from 'react'
import styles from './lobby-layout.module.css'

export interface LobbyLayoutProps {
  /** Name of the current lobby section, for styles and tests. */
  section?: string
  main: ReactNode
  rail: ReactNode
  after: ReactNode
}

/** Picker on the left, ticket on the right, the rest below the picker; on a phone the ticket follows the picker. */
export function LobbyLayout({ section, main, rail, after }: LobbyLayoutProps) {
  return (
    <div className={styles.layout} data-section={section}>
      <div className={styles.main}>{main}</div>
      <aside className={styles.rail}>{rail}</aside>
      <div className={styles.after}>{after}</div>
    </div>
  )
}
