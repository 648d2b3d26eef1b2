import { classes } from '#parts/classes.ts'
import styles from './digit-row.module.css'

export interface DigitRowProps {
  digits: readonly number[]
  /** Places, from 0, whose digit was drawn there. */
  hitPlaces?: ReadonlySet<number>
  /** "Line 1: 4, 0, 7. Straight is out". */
  label: string
  className?: string | undefined
}

/** Digits by place, in squares: where a digit stands matters, so it must not look like a ball. */
export function DigitRow({ digits, hitPlaces, label, className }: DigitRowProps) {
  return (
    <span className={classes(styles.digits, 'num', className)} role="img" aria-label={label}>
      {digits.map((digit, place) => (
        <b key={place} data-hit={hitPlaces?.has(place) || undefined}>
          {digit}
        </b>
      ))}
    </span>
  )
}
