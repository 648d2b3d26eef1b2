import type { ReactNode } from 'react'
import { StageRays } from '#art/stage-rays.tsx'
import { classes } from '#parts/classes.ts'
import styles from './stage.module.css'

export interface StageProps {
  label: string
  /** At the top: progress at the left, the prize at the right. */
  top?: ReactNode
  topEnd?: ReactNode
  /** The middle: a ball, a countdown, a result. */
  children: ReactNode
  /** At the foot: the tray. */
  foot?: ReactNode
  /** Covers the stage, for instance the connection veil. */
  veil?: ReactNode
  /** What is on the stage, as data attributes, for style and for whoever compares two screens. */
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

/** How far the draw is: one bar per ball. */
export function StageSteps({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <span className={styles.steps} role="img" aria-label={label}>
      {Array.from({ length: total }, (_, i) => (
        <i key={i} data-on={i < done || undefined} />
      ))}
    </span>
  )
}

/** Which draw of several is on: done, now and to come. */
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

export interface StageCallProps {
  /** "Fourth number". */
  eyebrow?: ReactNode
  ball: ReactNode
  /** The number in words or its nickname. */
  name?: ReactNode
  note?: ReactNode
  /** What it means to the player: "On your line 2". */
  match?: ReactNode
}

export function StageCall({ eyebrow, ball, name, note, match }: StageCallProps) {
  return (
    <div className={styles.call}>
      {eyebrow && <p className={classes(styles.eyebrow, 'eyebrow')}>{eyebrow}</p>}
      {ball}
      {name && <p className={classes(styles.name, 'display')}>{name}</p>}
      {note && <p className={classes(styles.note, 'num')}>{note}</p>}
      {match && <p className={styles.match}>{match}</p>}
    </div>
  )
}
