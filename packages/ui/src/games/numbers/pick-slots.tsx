import { Ball, GhostBall } from './ball.tsx'
import { DigitTile } from './digit-tile.tsx'
import styles from './pick-slots.module.css'

export interface PickSlotsProps {
  /** Null for an empty position between filled ones. */
  numbers: readonly (number | null)[]
  pick: number
  max: number
  bonus?: readonly number[]
  bonusPick?: number
  /** `digits` shows tiles at fixed positions. */
  form?: 'balls' | 'digits'
  /** For instance "Line 1: 4, 11, 23. Three numbers and a bonus left to pick". */
  label: string
}

/** The line being picked: the given positions, then empty ones with their ordinal. */
export function PickSlots({
  numbers,
  pick,
  max,
  bonus = [],
  bonusPick = 0,
  form = 'balls',
  label,
}: PickSlotsProps) {
  const empty = (filled: number, total: number) =>
    Array.from({ length: Math.max(0, total - filled) }, (_, i) => filled + i + 1)
  return (
    <div className={styles.box}>
      <div className={styles.slots} role="img" aria-label={label}>
        {numbers.map((n, i) =>
          form === 'digits' ? (
            <DigitTile key={i} size={46} empty={n === null}>
              {n ?? i + 1}
            </DigitTile>
          ) : n === null ? (
            <GhostBall key={`e${i + 1}`} size={46}>
              {i + 1}
            </GhostBall>
          ) : (
            <Ball key={`${i}-${n}`} number={n} max={max} size={46} />
          ),
        )}
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
