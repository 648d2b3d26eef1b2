import type { ReactNode } from 'react'
import styles from './buy-bar.module.css'

/** Price and main button at the bottom of a phone's screen, in place of the tab bar. */
export function BuyBar({
  note,
  total,
  children,
}: {
  note: ReactNode
  total: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.bar}>
      <div>
        <p className="tiny muted num">{note}</p>
        <p className={styles.total}>{total}</p>
      </div>
      <div className={styles.action}>{children}</div>
    </div>
  )
}
