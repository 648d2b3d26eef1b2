import { Ball } from './ball.tsx'
import { classes } from '#classes.ts'
import styles from './ball-row.module.css'

export interface BallRowProps {
  numbers: readonly number[]
  max: number
  bonus?: readonly number[]
  /** States all numbers, for instance "23, 4, 41, bonus 3". */
  label: string
  size?: number
  /** Numbers that get a tick. */
  hits?: ReadonlySet<number>
  bonusHits?: ReadonlySet<number>
  /** Fades the numbers without a tick. */
  dimOthers?: boolean
  className?: string | undefined
}

export function BallRow(props: BallRowProps) {
  const { numbers, max, bonus = [], label, size = 40, hits, bonusHits, dimOthers = false, className } = props
  const state = (isHit: boolean | undefined) => (isHit ? 'hit' : dimOthers ? 'dim' : 'plain')
  return (
    <span className={classes(styles.row, className)} role="img" aria-label={label}>
      {numbers.map((n, i) => (
        <Ball key={`${i}-${n}`} number={n} max={max} size={size} state={state(hits?.has(n))} />
      ))}
      {bonus.length > 0 && <span className={styles.plus}>+</span>}
      {bonus.map(n => (
        <Ball key={`b${n}`} number={n} max={max} bonus size={size} state={state(bonusHits?.has(n))} />
      ))}
    </span>
  )
}
