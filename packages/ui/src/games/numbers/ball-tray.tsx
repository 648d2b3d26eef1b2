import { Icon } from '#icons/icon.tsx'
import { Ball, type BallProps } from './ball.tsx'
import { classes } from '#classes.ts'
import { styleVariables } from '#style-variables.ts'
import styles from './ball-tray.module.css'

export interface BallTrayProps {
  drawn: readonly number[]
  max: number
  /** Number of main balls in the draw; empty slots show their ordinal. */
  slots: number
  drawnBonus?: readonly number[]
  bonusSlots?: number
  /** For instance "Drawn so far 23, 4, 41". */
  label: string
  className?: string | undefined
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i)

/** A ball in its slot. The newest ball rolls from the middle of the stage, `toMiddle` slots away. */
function Filled({ ball, isNew, toMiddle }: { ball: BallProps; isNew: boolean; toMiddle: number }) {
  return (
    <span
      className={styles.slot}
      data-new={isNew || undefined}
      style={styleVariables({ '--to-middle': toMiddle })}
    >
      <Ball {...ball} size={68} className={styles.ball} />
    </span>
  )
}

/** Fixed slots that drawn balls fill from the left. */
export function BallTray({
  drawn,
  max,
  slots,
  drawnBonus = [],
  bonusSlots = 0,
  label,
  className,
}: BallTrayProps) {
  const newest = drawn.length + drawnBonus.length - 1
  const middle = (slots + bonusSlots - 1) / 2
  return (
    <div
      className={classes(styles.tray, className)}
      style={styleVariables({ '--slots': slots + bonusSlots, '--pluses': bonusSlots > 0 ? 1 : 0 })}
      role="img"
      aria-label={label}
    >
      <div className={styles.groove}>
        {drawn.map((n, i) => (
          <Filled key={`${i}-${n}`} ball={{ number: n, max }} isNew={i === newest} toMiddle={middle - i} />
        ))}
        {range(drawn.length, slots).map(i => (
          <span key={i} className={classes(styles.slot, 'num')}>
            {i + 1}
          </span>
        ))}
        {bonusSlots > 0 && <span className={styles.plus}>+</span>}
        {drawnBonus.map((n, i) => (
          <Filled
            key={`b${i}-${n}`}
            ball={{ number: n, max, bonus: true }}
            isNew={drawn.length + i === newest}
            toMiddle={middle - slots - i}
          />
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
