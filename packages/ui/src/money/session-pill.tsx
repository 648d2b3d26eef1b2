import type { ReactNode, Ref } from 'react'
import { Icon } from '#icons/icon.tsx'
import { classes } from '#classes.ts'
import styles from './session-pill.module.css'

export interface SessionPillProps {
  /** Read by screen readers before the visible text: "This session". */
  label: string
  elapsed: ReactNode
  /** For instance "net" and "−£3.50". Hidden between 992 and 1200 pixels. */
  net?: { word: string; amount: ReactNode }
  onPress: () => void
  expanded?: boolean
  ref?: Ref<HTMLButtonElement>
}

export function SessionPill({ label, elapsed, net, onPress, expanded, ref }: SessionPillProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classes(styles.pill, 'num')}
      aria-expanded={expanded}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon name="clock" size="sm" />
      <span>
        <span className="vh">{label} </span>
        <b>{elapsed}</b>
        {net && (
          <span className={styles.net}>
            {' '}
            · {net.word} <b>{net.amount}</b>
          </span>
        )}
      </span>
    </button>
  )
}
