import { classes } from '@fairground/ui/classes'
import { useState } from 'react'
import { useText } from '#core/text/text.ts'
import styles from './digit-reels.module.css'

/** Animates only if it was the newest digit when it mounted, so that seeking in a replay does not animate it again. */
function Digit({ digit, isNow }: { digit: number; isNow: boolean }) {
  const [settles] = useState(isNow)
  return (
    <b className={classes(styles.digit, 'num')} data-settles={settles || undefined}>
      {digit}
    </b>
  )
}

/** One window per digit; windows of digits not drawn yet are empty. */
export function DigitReels({ digits, places }: { digits: readonly number[]; places: number }) {
  const t = useText()
  const label =
    digits.length === 0 ? t('playout.trayEmpty') : t('playout.digitsDrawn', { digits: digits.join(', ') })
  return (
    <div className={styles.reels} role="img" aria-label={label}>
      {Array.from({ length: places }, (_, place) => {
        const digit = digits[place]
        const isNow = place === digits.length - 1
        return (
          <span
            key={place}
            className={styles.reel}
            data-on={digit !== undefined || undefined}
            data-now={isNow || undefined}
          >
            {digit === undefined ? <i>{place + 1}</i> : <Digit digit={digit} isNow={isNow} />}
          </span>
        )
      })}
    </div>
  )
}
