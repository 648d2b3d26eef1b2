import type { ReactNode } from 'react'
import { Ball, GhostBall } from './ball.tsx'
import { DigitTile } from './digit-tile.tsx'
import styles from './ticket-line.module.css'

export interface TicketLineProps {
  /** The line's number on the ticket. */
  index: number
  /** Null for an empty position. */
  numbers: readonly (number | null)[]
  max: number
  bonus?: readonly (number | null)[]
  /** For instance "Line 1: 4, 11, 23, one number left to pick". */
  label: string
  hits?: ReadonlySet<number>
  bonusHits?: ReadonlySet<number>
  /** `digits` shows tiles at fixed positions. */
  form?: 'balls' | 'digits'
  /** Beside the numbers, for instance "2 straight, 1 box". */
  note?: ReactNode
  /** A badge or amount at the end of the row. */
  end?: ReactNode
}

export function TicketLine({
  index,
  numbers,
  max,
  bonus = [],
  label,
  hits,
  bonusHits,
  form = 'balls',
  note,
  end,
}: TicketLineProps) {
  return (
    <li className={styles.line}>
      <b className={styles.index} aria-hidden="true">
        {index}
      </b>
      <span className={styles.balls} role="img" aria-label={label}>
        {numbers.map((n, i) =>
          form === 'digits' ? (
            <DigitTile key={i} size={34} empty={n === null}>
              {n ?? '?'}
            </DigitTile>
          ) : n === null ? (
            <GhostBall key={`empty-${i}`} size={34}>
              ?
            </GhostBall>
          ) : (
            <Ball key={`${i}-${n}`} number={n} max={max} size={34} state={hits?.has(n) ? 'hit' : 'plain'} />
          ),
        )}
        {bonus.length > 0 && <span className={styles.plus}>+</span>}
        {bonus.map((n, i) =>
          n === null ? (
            <GhostBall key={`bonus-${i}`} size={34}>
              ★
            </GhostBall>
          ) : (
            <Ball
              key={`b${n}`}
              number={n}
              max={max}
              bonus
              size={34}
              state={bonusHits?.has(n) ? 'hit' : 'plain'}
            />
          ),
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {end && <span className={styles.end}>{end}</span>}
    </li>
  )
}
