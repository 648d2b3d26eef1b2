import type { ReactNode } from 'react'
import styles from './button-row.module.css'

/** Buttons side by side; on a phone two of them share the width of a row. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
