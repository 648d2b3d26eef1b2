import type { ReactNode } from 'react'
import { Mascot } from '#art/mascot.tsx'
import { useLook } from '#looks/look.tsx'
import { GhostBall } from '#games/numbers/ball.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** Characters in the ghost balls: "???" or "404". */
  marks?: readonly [string, string, string]
  /** `h1` where this is the only content of the page. */
  heading?: 'h1' | 'h2'
}

export function EmptyState({
  title,
  text,
  action,
  marks = ['?', '?', '?'],
  heading: Heading = 'h2',
}: EmptyStateProps) {
  const withMascot = useLook() === 'cartoon' && marks[0] === '?'
  return (
    <div className={styles.empty}>
      {withMascot ? (
        <Mascot width={132} />
      ) : (
        <div className={styles.balls}>
          {marks.map((mark, i) => (
            <GhostBall key={`${mark}-${i}`} size={48}>
              {mark}
            </GhostBall>
          ))}
        </div>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className="small muted">{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
