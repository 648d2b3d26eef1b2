import type { ReactNode } from 'react'
import styles from './game-grid.module.css'

/** Cards side by side; one below the other on a phone. */
export function GameGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
