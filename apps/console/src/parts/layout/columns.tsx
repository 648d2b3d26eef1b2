import type { ReactNode } from 'react'
import styles from './columns.module.css'

export interface ColumnsProps {
  /**
   * `detail`: a list and what is open of it. `aside`: the main thing and a narrow column. `three`: narrow, wide, narrow.
   * `even`: as many equal columns as fit.
   */
  readonly kind: 'detail' | 'aside' | 'three' | 'even'
  readonly children: ReactNode
}

/** Columns of panels, which stand below each other where there is no room. */
export function Columns({ kind, children }: ColumnsProps) {
  return (
    <div className={styles.columns} data-kind={kind}>
      {children}
    </div>
  )
}

/** Panels below each other in one column. */
export function Stack({ children }: { readonly children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>
}
