import type { ReactNode } from 'react'
import { classes } from '#classes.ts'
import { styleVariables } from '#style-variables.ts'
import styles from './digit-tile.module.css'

/** A digit with a fixed position: square, unlike a ball. Hidden from screen readers like `Ball`. */
export function DigitTile({
  size,
  empty = false,
  children,
}: {
  size: number
  /** No digit picked for this position yet. */
  empty?: boolean
  children: ReactNode
}) {
  return (
    <b
      className={classes(styles.tile, 'num')}
      data-empty={empty || undefined}
      style={styleVariables({ '--size': `${size}px` })}
      aria-hidden="true"
    >
      {children}
    </b>
  )
}
