import type { ReactNode } from 'react'
import styles from './scroll-area.module.css'

/** Scrolls wide content sideways inside itself, also with the keyboard. */
export function ScrollArea({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.area} role="group" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
