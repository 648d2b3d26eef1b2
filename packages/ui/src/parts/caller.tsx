import type { ReactNode } from 'react'
import { Awning } from '#art/awning.tsx'
import styles from './caller.module.css'

export interface CallerProps {
  label: string
  ball: ReactNode
  name: ReactNode
  note?: ReactNode
  /** The tube of the last balls. */
  tube?: ReactNode
  /** The prize being played for, on a phone. */
  progress?: ReactNode
  /** The connection veil, when lost. */
  veil?: ReactNode
}

/** The bingo caller's stall: a column beside the tickets, a sticky strip above them on a phone. */
export function Caller({ label, ball, name, note, tube, progress, veil }: CallerProps) {
  return (
    <section className={styles.caller} aria-label={label}>
      <Awning className={styles.awning} />
      <div className={styles.now}>{ball}</div>
      <div className={styles.text}>
        <h2>{name}</h2>
        {note && <p className="small muted num">{note}</p>}
      </div>
      {tube && <div className={styles.tube}>{tube}</div>}
      {progress && <div className={styles.progress}>{progress}</div>}
      {veil}
    </section>
  )
}
