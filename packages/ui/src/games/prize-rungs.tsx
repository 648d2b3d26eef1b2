import { memo, type ReactNode } from 'react'
import { Icon } from '#icons/icon.tsx'
import styles from './prize-rungs.module.css'

export interface PrizeRung {
  id: string
  name: ReactNode
  note?: ReactNode
  prize: ReactNode
  /** `missed`: can no longer be won. */
  state: 'done' | 'now' | 'next' | 'jackpot' | 'missed'
}

const Rung = memo(function Rung({ name, note, prize, state, n }: Omit<PrizeRung, 'id'> & { n: number }) {
  return (
    <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
      <span className={styles.mark}>
        {state === 'done' ? (
          <Icon name="check" size="sm" />
        ) : state === 'jackpot' || state === 'missed' ? (
          <Icon name="star" size="sm" />
        ) : (
          n
        )}
      </span>
      <div>
        <b>{name}</b>
        {note && <p className="num">{note}</p>}
      </div>
      <b className="num">{prize}</b>
    </li>
  )
})

/** Prizes in playing order: done, now, next. */
export function PrizeRungs({ rungs, label }: { rungs: readonly PrizeRung[]; label: string }) {
  return (
    <ol className={styles.rungs} aria-label={label}>
      {rungs.map(({ id, ...rung }, i) => (
        <Rung key={id} {...rung} n={i + 1} />
      ))}
    </ol>
  )
}
