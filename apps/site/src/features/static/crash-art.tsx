import { GhostBall } from '@fairground/ui/games/numbers/ball.tsx'
import styles from './ghost-balls.module.css'

export function CrashArt() {
  return <GhostBalls marks={['?', '!', '?']} />
}

/** Empty balls with one mark each, as the illustration of error and empty pages. */
export function GhostBalls({ marks }: { marks: readonly string[] }) {
  return (
    <span className={styles.balls}>
      {marks.map((mark, i) => (
        <GhostBall key={`${mark}${i}`} size={72}>
          {mark}
        </GhostBall>
      ))}
    </span>
  )
}
