import { classes } from '@fairground/ui/classes'
import type { ReactNode } from 'react'
import styles from './ticket-stub.module.css'

export interface TicketStubProps {
  /** "0417" or "0417–0436". */
  number: string
  /** Read in place of the number. */
  label?: string
  /** mine: the viewer's own ticket, outlined; won: the viewer's own ticket with a prize. */
  tone?: 'plain' | 'mine' | 'won'
  /** The prize it has won. */
  children?: ReactNode
}

/** A raffle ticket number on a stub with notched ends. */
export function TicketStub({ number, label, tone = 'plain', children }: TicketStubProps) {
  return (
    <span className={styles.stub} data-tone={tone}>
      {label !== undefined && <i className="vh">{label}</i>}
      <b className={classes(styles.number, 'num')} aria-hidden={label !== undefined || undefined}>
        {number}
      </b>
      {children && <span>{children}</span>}
    </span>
  )
}
