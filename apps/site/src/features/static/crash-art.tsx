import { GhostBall } from '@fairground/ui/parts/ball.tsx'
import styles from './ghost-balls.module.css'

export function CrashArt() {
  return <GhostBalls marks={['?', '!', '?']} />
}

/** Empty balls with a mark each: the look's way to say that nothing is here. */
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
