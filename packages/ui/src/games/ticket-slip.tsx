import { useId, type ReactNode } from 'react'
import { ZigZag } from '#art/zig-zag.tsx'
import { useLook } from '#looks/look.tsx'
import { classes } from '#classes.ts'
import styles from './ticket-slip.module.css'

export interface TicketSlipProps {
  title: ReactNode
  /** A badge at the right of the title. */
  badge?: ReactNode
  /** `winning` draws an outline in the win colour; a `bought` ticket is no longer editable. */
  state?: 'draft' | 'bought' | 'winning' | 'refunded'
  className?: string | undefined
  children: ReactNode
}

export function TicketSlip({ title, badge, state = 'draft', className, children }: TicketSlipProps) {
  const titleId = useId()
  const torn = useLook() === 'cartoon'
  return (
    <section
      className={classes(styles.slip, className)}
      data-state={state}
      data-torn={torn || undefined}
      aria-labelledby={titleId}
    >
      <div className={styles.paper}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          {badge}
        </header>
        {children}
      </div>
      {torn && <ZigZag className={styles.foot} />}
    </section>
  )
}
