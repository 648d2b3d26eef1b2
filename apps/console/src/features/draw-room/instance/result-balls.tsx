import { toBalls } from '#features/draw-room/logic/to-balls.ts'
import styles from './result-balls.module.css'

/** The drawn numbers. */
export function ResultBalls({
  text,
  isLarge = false,
}: {
  readonly text: string
  readonly isLarge?: boolean
}) {
  const { shown, hidden } = toBalls(text)
  return (
    <ol className={styles.balls} data-large={isLarge || undefined} aria-label="Drawn numbers">
      {shown.map((number, at) => (
        <li key={at}>{number}</li>
      ))}
      {hidden > 0 && <li data-rest>and {hidden} more</li>}
    </ol>
  )
}
