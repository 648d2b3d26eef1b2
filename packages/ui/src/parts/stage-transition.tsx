import { useEffect, useState, type ReactNode } from 'react'
import { classes } from '#parts/classes.ts'
import { styleVariables } from '#parts/style-variables.ts'

export type TransitionStyle = 'cross-fade' | 'page-up' | 'carousel-swap' | 'roll-up'

/** No animation of motion.css is longer; a lost animationend must not leave the old scene on the stage. */
export const transitionLimitMs = 900

export interface StageTransitionProps {
  /** Names the scene; a change of it starts the transition. */
  scene: string
  style: TransitionStyle
  /** The side a carousel comes from. */
  direction?: 1 | -1
  className?: string | undefined
  children: ReactNode
}

/** A scene on its way out keeps what it last showed, whatever the page draws next. */
function Held({ held, children }: { held: boolean; children?: ReactNode }) {
  const [kept, setKept] = useState(children)
  if (!held && kept !== children) setKept(children)
  return held ? kept : children
}

/** Shows one scene; when it changes, the old one leaves as the new one arrives, as motion.css says. */
export function StageTransition({ scene, style, direction = 1, className, children }: StageTransitionProps) {
  const [current, setCurrent] = useState(scene)
  const [leaving, setLeaving] = useState<string | null>(null)
  if (current !== scene) {
    setLeaving(current)
    setCurrent(scene)
  }
  useEffect(() => {
    if (leaving === null) return
    const timer = setTimeout(() => setLeaving(null), transitionLimitMs)
    return () => clearTimeout(timer)
  }, [leaving])

  return (
    <div
      className={classes(leaving !== null && 'tx', className)}
      data-tx={leaving === null ? undefined : style}
      style={styleVariables({ '--dir': direction })}
    >
      {leaving !== null && (
        <section key={leaving} className="out" aria-hidden="true" inert>
          <Held held />
        </section>
      )}
      <section
        key={scene}
        className="in"
        onAnimationEnd={event => {
          if (event.target === event.currentTarget) setLeaving(null)
        }}
      >
        <Held held={false}>{children}</Held>
      </section>
    </div>
  )
}
