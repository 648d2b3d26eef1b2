import { styleVariables } from '@fairground/ui/style-variables'
import { useText } from '#core/text/text.ts'
import { rolledDigits } from './rolled-digits.ts'
import styles from './ticket-reels.module.css'

export interface TicketReelsProps {
  /** Undefined before the ticket is drawn. */
  number: string | undefined
  places: number
  mine?: boolean
  /** Without it the number is shown at once. */
  rolls?: boolean
}

/** One window per digit; the windows stop from left to right. */
export function TicketReels({ number, places, mine = false, rolls = false }: TicketReelsProps) {
  const t = useText()
  const digits = number === undefined ? [] : number.split('')
  const count = Math.max(places, digits.length)
  return (
    <div
      className={styles.reels}
      role="img"
      aria-label={
        number === undefined ? t('raffle.playout.reelsEmpty') : t('raffle.playout.reels', { number })
      }
      data-on={number !== undefined || undefined}
      data-mine={mine || undefined}
      data-rolls={rolls || undefined}
      style={styleVariables({ '--places': count })}
    >
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={styles.reel}>
          {digits[place] === undefined ? (
            <i className={styles.empty}>–</i>
          ) : (
            <span className={styles.strip} style={styleVariables({ '--place': place })}>
              {rolledDigits(Number(digits[place]), place).map((digit, i) => (
                <b key={i} className="num">
                  {digit}
                </b>
              ))}
            </span>
          )}
        </span>
      ))}
    </div>
  )
}
