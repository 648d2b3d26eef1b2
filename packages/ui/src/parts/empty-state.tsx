import type { ReactNode } from 'react'
import { Mascot } from '#art/mascot.tsx'
import { useLook } from '#looks/look.tsx'
import { GhostBall } from '#parts/ball.tsx'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  /** What the ghost balls say: "???" or "404". */
  marks?: readonly [string, string, string]
}

export function EmptyState({ title, text, action, marks = ['?', '?', '?'] }: EmptyStateProps) {
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
      <h3>{title}</h3>
      {text && <p className="small muted">{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  )
}
