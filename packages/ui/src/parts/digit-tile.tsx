import type { ReactNode } from 'react'
import { classes } from '#parts/classes.ts'
import { styleVariables } from '#parts/style-variables.ts'
import styles from './digit-tile.module.css'

/** A digit that stands in its place: square, where a ball is round. Decoration, as balls are. */
export function DigitTile({
  size,
  empty = false,
  children,
}: {
  size: number
  /** Nothing picked for this place yet. */
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
