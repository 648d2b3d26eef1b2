import { useEffect, useRef, useState, type ReactNode } from 'react'
import { classes } from '#classes.ts'
import { styleVariables } from '#style-variables.ts'

export type TransitionStyle = 'cross-fade' | 'page-up' | 'carousel-swap' | 'roll-up'

/** Longer than every animation of motion.css; removes the old scene even if its animation never ends. */
const transitionLimitMs = 900

export interface StageTransitionProps {
  /** Identifies the scene; a change starts the transition. */
  scene: string
  style: TransitionStyle
  /** The side from which a carousel enters. */
  direction?: 1 | -1
  className?: string | undefined
  children: ReactNode
}

/** Freezes the last content of a leaving scene while the page renders the next one. */
function Snapshot({ frozen, children }: { frozen: boolean; children?: ReactNode }) {
  const [snapshot, setSnapshot] = useState(children)
  if (!frozen && snapshot !== children) setSnapshot(children)
  return frozen ? snapshot : children
}

/** Shows one scene. On a change the old scene leaves while the new one enters, animated by motion.css. */
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
    let isCancelled = false
    const end = () => {
      if (!isCancelled) setLeaving(null)
    }
    const timer = setTimeout(end, transitionLimitMs)
    // Waits for the next frame, because getAnimations() would otherwise force a style recalculation.
    const frame = requestAnimationFrame(() => {
      const animations = [...(stage.current?.children ?? [])].flatMap(each => each.getAnimations())
      void Promise.allSettled(animations.map(({ finished }) => finished)).then(end)
    })
    return () => {
      isCancelled = true
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
          <Snapshot frozen />
        </section>
      )}
      <section key={scene} className="in">
        <Snapshot frozen={false}>{children}</Snapshot>
      </section>
    </div>
  )
}
