import { classes } from '@fairground/ui/parts/classes'
import { useText } from '#app/text.ts'
import styles from './digit-reels.module.css'

/** One window for each place; those still to come are empty. */
export function DigitReels({ digits, places }: { digits: readonly number[]; places: number }) {
  const t = useText()
  const label =
    digits.length === 0 ? t('playout.trayEmpty') : t('playout.digitsDrawn', { digits: digits.join(', ') })
  return (
    <div className={styles.reels} role="img" aria-label={label}>
      {Array.from({ length: places }, (_, place) => {
        const digit = digits[place]
        return (
          <span
            key={place}
            className={styles.reel}
            data-on={digit !== undefined || undefined}
            data-now={place === digits.length - 1 || undefined}
          >
            {digit === undefined ? (
              <i>{place + 1}</i>
            ) : (
              <b className={classes(styles.digit, 'num')}>{digit}</b>
            )}
          </span>
        )
      })}
    </div>
  )
}
