import type { ReactNode } from 'react'
import { classes } from '#classes.ts'
import styles from './page.module.css'

/** The centred column of every page. */
export function Wrap({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={classes(styles.wrap, className)}>{children}</div>
}

export interface PageColumnsProps {
  children: ReactNode
  /** Side column; moves below the main column on narrow screens. */
  rail: ReactNode
  railWidth?: 'lobby' | 'ticket'
}

export function PageColumns({ children, rail, railWidth = 'lobby' }: PageColumnsProps) {
  return (
    <div className={styles.columns} data-rail={railWidth}>
      <div className={styles.main}>{children}</div>
      <aside className={styles.rail}>{rail}</aside>
    </div>
  )
}
