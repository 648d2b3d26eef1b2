import type { ReactNode } from 'react'
import { IconLink } from '#controls/icon-button.tsx'
import styles from './playout-bar.module.css'

export interface PlayoutBarProps {
  leave: { href: string; label: string }
  title: ReactNode
  note?: ReactNode
  /** Badge, signal, sound, session pill. */
  children?: ReactNode
}

/** Header of the play-out; the leave link is always the first control. */
export function PlayoutBar({ leave, title, note, children }: PlayoutBarProps) {
  return (
    <header className={styles.bar}>
      <IconLink icon="back" size="lg" href={leave.href} label={leave.label} />
      <div className={styles.text}>
        <h1>{title}</h1>
        {note && <p className="num">{note}</p>}
      </div>
      <div className={styles.end}>{children}</div>
    </header>
  )
}
