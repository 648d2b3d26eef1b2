import { Ball } from '#games/numbers/ball.tsx'
import styles from './ball-tube.module.css'

/** The most recent balls, newest at the left. */
export function BallTube({
  numbers,
  max,
  label,
}: {
  numbers: readonly number[]
  max: number
  label: string
}) {
  return (
    <div className={styles.tube} role="img" aria-label={label}>
      {numbers.map(n => (
        <Ball key={n} number={n} max={max} size={42} />
      ))}
    </div>
  )
}
