import type { CSSProperties } from 'react'
import { classes } from '#classes.ts'
import styles from './skeleton.module.css'

export interface SkeletonProps {
  width?: CSSProperties['width']
  height?: CSSProperties['height']
  round?: boolean
  className?: string | undefined
}

/** A grey placeholder box. */
export function Skeleton({ width = '100%', height = 16, round = false, className }: SkeletonProps) {
  return (
    <div
      className={classes(styles.skeleton, className)}
      data-round={round || undefined}
      style={{ width, height }}
      aria-hidden="true"
    />
  )
}

/** Placeholder of a game card. */
export function GameCardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton className={styles.picture} height="auto" />
      <div className={styles.body}>
        <Skeleton height={20} width="70%" />
        <Skeleton height={26} width="45%" />
        <div className={styles.foot}>
          <Skeleton width={90} />
          <Skeleton height={44} width={84} />
        </div>
      </div>
    </div>
  )
}

/** Stays invisible for the first 150 ms so that a fast response does not flicker. */
export function SkeletonGroup({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.group} role="status" aria-label={label}>
      {children}
    </div>
  )
}
