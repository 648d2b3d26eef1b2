import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classes } from '#parts/classes.ts'
import { styleVariables } from '#parts/style-variables.ts'

export type TransitionStyle = 'cross-fade' | 'page-up' | 'carousel-swap' | 'roll-up'

/** No animation of motion.css is longer; one that never ends must not leave the old scene on the stage. */
const transitionLimitMs = 900

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
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (leaving === null) return
    let isOver = false
    const end = () => {
      if (!isOver) setLeaving(null)
    }
    const timer = setTimeout(end, transitionLimitMs)
    // Asked in the next frame, which computes the styles anyway.
    const frame = requestAnimationFrame(() => {
      const animations = [...(stage.current?.children ?? [])].flatMap(each => each.getAnimations())
      void Promise.allSettled(animations.map(({ finished }) => finished)).then(end)
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      cancelAnimationFrame(frame)
    }
  }, [leaving])

  return (
    <div
      ref={stage}
      className={classes(leaving !== null && 'tx', className)}
      data-tx={leaving === null ? undefined : style}
      style={styleVariables({ '--dir': direction })}
    >
      {leaving !== null && (
        <section key={leaving} className="out" aria-hidden="true" inert>
          <Held held />
        </section>
      )}
      <section key={scene} className="in">
        <Held held={false}>{children}</Held>
      </section>
    </div>
  )
}
