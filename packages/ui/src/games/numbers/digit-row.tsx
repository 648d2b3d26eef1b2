import { classes } from '#classes.ts'
import styles from './digit-row.module.css'

export interface DigitRowProps {
  digits: readonly number[]
  /** Zero-based positions with a matching digit. */
  hitPlaces?: ReadonlySet<number>
  /** "Line 1: 4, 0, 7. Straight is out". */
  label: string
  className?: string | undefined
}

/** Digits in squares, because their position matters and balls would suggest otherwise. */
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
