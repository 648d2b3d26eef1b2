import type { ReactNode } from 'react'
import { Awning } from '#art/awning.tsx'
import styles from './caller.module.css'

export interface CallerProps {
  label: string
  ball: ReactNode
  name: ReactNode
  note?: ReactNode
  /** The most recent balls. */
  tube?: ReactNode
  /** The current prize, on a phone. */
  progress?: ReactNode
  /** Shown over the ball briefly when a prize was won. */
  banner?: ReactNode
  /** Shown while the connection is lost. */
  veil?: ReactNode
  /** Data attributes that describe the stage, for styles and for tests that compare two screens. */
  data?: Readonly<Record<`data-${string}`, string | number | undefined>>
}

/** The bingo caller: a column beside the tickets, a sticky strip above them on a phone. */
export function Caller({ label, ball, name, note, tube, progress, banner, veil, data }: CallerProps) {
  return (
    <section className={styles.caller} aria-label={label} {...data}>
      <Awning className={styles.awning} />
      <div className={styles.now}>{ball}</div>
      <div className={styles.text}>
        <h2>{name}</h2>
        {note && <p className="small muted num">{note}</p>}
      </div>
      {tube && <div className={styles.tube}>{tube}</div>}
      {progress && <div className={styles.progress}>{progress}</div>}
      <div role="status">{banner && <div className={styles.banner}>{banner}</div>}</div>
      {veil}
    </section>
  )
}
