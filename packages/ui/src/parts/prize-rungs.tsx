import type { ReactNode } from 'react'
import { Icon } from '#icons/icon.tsx'
import styles from './prize-rungs.module.css'

export interface PrizeRung {
  id: string
  name: ReactNode
  note?: ReactNode
  prize: ReactNode
  /** missed: it can no longer be won. */
  state: 'done' | 'now' | 'next' | 'jackpot' | 'missed'
}

/** Prizes in the order they are played for: done, now, next. */
export function PrizeRungs({ rungs, label }: { rungs: readonly PrizeRung[]; label: string }) {
  return (
    <ol className={styles.rungs} aria-label={label}>
      {rungs.map((rung, i) => (
        <li key={rung.id} data-state={rung.state} aria-current={rung.state === 'now' ? 'step' : undefined}>
          <span className={styles.mark}>
            {rung.state === 'done' ? (
              <Icon name="check" size="sm" />
            ) : rung.state === 'jackpot' || rung.state === 'missed' ? (
              <Icon name="star" size="sm" />
            ) : (
              i + 1
            )}
          </span>
          <div>
            <b>{rung.name}</b>
            {rung.note && <p className="num">{rung.note}</p>}
          </div>
          <b className="num">{rung.prize}</b>
        </li>
      ))}
    </ol>
  )
}
