import type { ReactNode } from 'react'
import styles from './button-row.module.css'

/** Buttons beside each other; on a phone they share the width, two in a row. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
