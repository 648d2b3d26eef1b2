import { Icon } from '#icons/icon.tsx'
import { Ball } from '#parts/ball.tsx'
import { classes } from '#parts/classes.ts'
import { styleVariables } from '#parts/style-variables.ts'
import styles from './ball-tray.module.css'

export interface BallTrayProps {
  drawn: readonly number[]
  max: number
  /** How many main balls the draw has; empty slots show their ordinal. */
  slots: number
  drawnBonus?: readonly number[]
  bonusSlots?: number
  /** For instance "Drawn so far 23, 4, 41". */
  label: string
  className?: string | undefined
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** A groove with fixed slots that drawn balls fill from the left. */
export function BallTray({
  drawn,
  max,
  slots,
  drawnBonus = [],
  bonusSlots = 0,
  label,
  className,
}: BallTrayProps) {
  return (
    <div
      className={classes(styles.tray, className)}
      style={styleVariables({ '--slots': slots + bonusSlots, '--pluses': bonusSlots > 0 ? 1 : 0 })}
      role="img"
      aria-label={label}
    >
      <div className={styles.groove}>
        {drawn.map((n, i) => (
          <Ball key={`${i}-${n}`} number={n} max={max} size={68} className={styles.ball} />
        ))}
        {range(drawn.length, slots).map(i => (
          <span key={i} className={classes(styles.slot, 'num')}>
            {i + 1}
          </span>
        ))}
        {bonusSlots > 0 && <span className={styles.plus}>+</span>}
        {drawnBonus.map((n, i) => (
          <Ball key={`b${i}-${n}`} number={n} max={max} bonus size={68} className={styles.ball} />
        ))}
        {range(drawnBonus.length, bonusSlots).map(i => (
          <span key={`s${i}`} className={styles.slot}>
            <Icon name="star" />
          </span>
        ))}
      </div>
    </div>
  )
}
