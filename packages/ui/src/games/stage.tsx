import type { ReactNode } from 'react'
import { StageRays } from '#art/stage-rays.tsx'
import { classes } from '#classes.ts'
import styles from './stage.module.css'

export interface StageProps {
  label: string
  /** Progress at the top left; `topEnd` is the prize at the top right. */
  top?: ReactNode
  topEnd?: ReactNode
  /** A ball, a countdown or a result in the middle. */
  children: ReactNode
  /** The ball tray at the bottom. */
  foot?: ReactNode
  /** Covers the stage, for instance the connection veil. */
  veil?: ReactNode
  /** Data attributes that describe the stage, for styles and for tests that compare two screens. */
  data?: Readonly<Record<`data-${string}`, string | number | undefined>>
}

export function Stage({ label, top, topEnd, children, foot, veil, data }: StageProps) {
  return (
    <section className={styles.stage} aria-label={label} {...data}>
      <StageRays className={styles.rays} />
      <div className={styles.top}>
        <div>{top}</div>
        <b className={classes(styles.topEnd, 'num')}>{topEnd}</b>
      </div>
      <div className={styles.middle}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {veil}
    </section>
  )
}

/** Progress of the draw, one bar per ball. */
export function StageSteps({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <span className={styles.steps} role="img" aria-label={label}>
      {Array.from({ length: total }, (_, i) => (
        <i key={i} data-on={i < done || undefined} />
      ))}
    </span>
  )
}

/** Progress through several draws: done, now, next. */
export function DrawDots({ now, total, label }: { now: number; total: number; label: string }) {
  return (
    <span className={styles.dots}>
      <span aria-hidden="true">
        {Array.from({ length: total }, (_, i) => (
          <i key={i} data-state={i + 1 < now ? 'done' : i + 1 === now ? 'now' : 'next'} />
        ))}
      </span>
      <b className="num">{label}</b>
    </span>
  )
}
