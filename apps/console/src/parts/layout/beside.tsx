import type { ReactNode } from 'react'
import styles from './beside.module.css'

/** A list and what is open of it, side by side from 1200 px on. Below that, what is open covers the list. */
export function Beside({
  list,
  detail,
  width = 'wide',
}: {
  readonly list: ReactNode
  /** Undefined while nothing is open: the list has the whole width. */
  readonly detail: ReactNode | undefined
  readonly width?: 'wide' | 'narrow'
}) {
  return (
    <div className={styles.beside} data-open={detail !== undefined || undefined} data-width={width}>
      <div className={styles.list}>{list}</div>
      {detail !== undefined && <div className={styles.detail}>{detail}</div>}
    </div>
  )
}
