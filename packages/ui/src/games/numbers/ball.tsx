import { memo, type ReactNode } from 'react'
import { Icon } from '#icons/icon.tsx'
import { ballHue, bonusHue, type BallHue } from './ball-hue.ts'
import { classes } from '#classes.ts'
import { styleVariables } from '#style-variables.ts'
import styles from './ball.module.css'

export interface BallProps {
  number: number
  /** The highest number of the pool; determines hue and ring together with `number`. */
  max: number
  size?: number
  hue?: BallHue
  bonus?: boolean
  /** `hit` shows a tick in the corner; `dim` is drawn but not matched. */
  state?: 'plain' | 'hit' | 'dim'
  className?: string | undefined
}

const sizeStyle = (size: number) => styleVariables({ '--size': `${size}px` })

/** Hidden from screen readers: the container's label states the numbers. */
export const Ball = memo(function Ball(props: BallProps) {
  const { number, max, size = 44, hue, bonus = false, state = 'plain', className } = props
  return (
    <span
      className={classes(styles.ball, className)}
      data-hue={hue ?? (bonus ? bonusHue : ballHue(number, max))}
      data-state={state}
      style={sizeStyle(size)}
      aria-hidden="true"
    >
      <b>{number}</b>
      {state === 'hit' && (
        <i className={styles.tick}>
          <Icon name="check" size="sm" />
        </i>
      )}
    </span>
  )
})

export function GhostBall({ size = 44, children }: { size?: number; children?: ReactNode }) {
  return (
    <span className={classes(styles.ball, styles.ghost)} style={sizeStyle(size)} aria-hidden="true">
      <b>{children}</b>
    </span>
  )
}
