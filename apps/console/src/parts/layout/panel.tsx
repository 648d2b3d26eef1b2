import { type ReactNode, useId } from 'react'
import { classes } from '@fairground/ui/classes'
import styles from './panel.module.css'

export interface PanelProps {
  readonly title: ReactNode
  /** Beside the title: a count or a state. */
  readonly about?: ReactNode
  readonly tools?: ReactNode
  readonly footer?: ReactNode
  /** Without padding: for tables and lists that reach the edges. */
  readonly isFlush?: boolean
  readonly className?: string
  readonly children: ReactNode
}

export function Panel({ title, about, tools, footer, isFlush = false, className, children }: PanelProps) {
  const titleId = useId()
  return (
    <section className={classes(styles.panel, className)} aria-labelledby={titleId}>
      <header className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {about}
        {tools && <span className={styles.tools}>{tools}</span>}
      </header>
      <div className={isFlush ? undefined : styles.body}>{children}</div>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </section>
  )
}
