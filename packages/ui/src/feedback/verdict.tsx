import type { ReactNode } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import { classes } from '#classes.ts'
import { Spinner } from './spinner.tsx'
import styles from './verdict.module.css'

export interface VerdictProps {
  tone?: 'plain' | 'win' | 'danger'
  /** Left out while the check is running: a spinner takes its place. */
  icon?: IconName
  /** Interrupts a screen reader instead of waiting for a pause. */
  urgent?: boolean
  className?: string | undefined
  /** An `h2` and the text under it. */
  children: ReactNode
}

/** The answer of a check, with a large round mark beside it. */
export function Verdict({ tone = 'plain', icon, urgent = false, className, children }: VerdictProps) {
  return (
    <div className={classes(styles.verdict, className)} data-tone={tone} role={urgent ? 'alert' : 'status'}>
      {icon ? (
        <span className={styles.mark} aria-hidden="true">
          <Icon name={icon} size="lg" />
        </span>
      ) : (
        <Spinner size={36} />
      )}
      <div>{children}</div>
    </div>
  )
}
