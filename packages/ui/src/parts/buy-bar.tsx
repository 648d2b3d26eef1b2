import type { ReactNode } from 'react'
import styles from './buy-bar.module.css'

/** On a phone, the price and the one button, always in reach; it stands where the tab bar stands elsewhere. */
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
