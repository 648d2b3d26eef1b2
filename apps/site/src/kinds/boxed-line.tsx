import type { ReactNode } from 'react'
import type { PlayLineProps } from './play-line-props.ts'
import styles from './boxed-line.module.css'

export interface BoxedLineProps extends Pick<PlayLineProps, 'n' | 'end'> {
  kind?: 'bingo'
  children: ReactNode
}

/** The frame of a play that is not a line of balls. */
export function BoxedLine({ n, end, kind, children }: BoxedLineProps) {
  return (
    <li className={styles.line} data-kind={kind}>
      <b className={styles.index} aria-hidden="true">
        {n}
      </b>
      <div className={styles.play}>{children}</div>
      {end && <span className={styles.end}>{end}</span>}
    </li>
  )
}
