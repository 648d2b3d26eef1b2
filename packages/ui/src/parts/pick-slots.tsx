import { Ball, GhostBall } from '#parts/ball.tsx'
import styles from './pick-slots.module.css'

export interface PickSlotsProps {
  numbers: readonly number[]
  pick: number
  max: number
  bonus?: readonly number[]
  bonusPick?: number
  /** For instance "Line 1: 4, 11, 23. Three numbers and a bonus left to pick". */
  label: string
}

/** The line being picked: filled places first, then the empty ones with their ordinal. */
export function PickSlots({ numbers, pick, max, bonus = [], bonusPick = 0, label }: PickSlotsProps) {
  const empty = (filled: number, total: number) =>
    Array.from({ length: Math.max(0, total - filled) }, (_, i) => filled + i + 1)
  return (
    <div className={styles.box}>
      <div className={styles.slots} role="img" aria-label={label}>
        {numbers.map(n => (
          <Ball key={n} number={n} max={max} size={46} />
        ))}
        {empty(numbers.length, pick).map(n => (
          <GhostBall key={`e${n}`} size={46}>
            {n}
          </GhostBall>
        ))}
        {bonusPick > 0 && <span className={styles.plus}>+</span>}
        {bonus.map(n => (
          <Ball key={`b${n}`} number={n} max={max} bonus size={46} />
        ))}
        {empty(bonus.length, bonusPick).map(n => (
          <GhostBall key={`be${n}`} size={46}>
            ★
          </GhostBall>
        ))}
      </div>
    </div>
  )
}
