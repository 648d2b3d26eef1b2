import { Ball } from '@fairground/ui/games/numbers/ball.tsx'
import { BallRow } from '@fairground/ui/games/numbers/ball-row.tsx'
import { classes } from '@fairground/ui/classes'
import { styleVariables } from '@fairground/ui/style-variables'
import { useText } from '#core/text/text.ts'
import { type Drawn, drawnParts } from './drawn-parts.ts'
import { type DrawnParts } from './result-parts.ts'
import { raffleNumber } from './raffle/raffle-kind.ts'
import styles from './drawn-result.module.css'

interface Shown {
  /** The diameter of a ball in pixels; other parts scale with it. */
  size?: number
  /** The number of winning tickets listed; the rest is a count. */
  maxTickets?: number
  /** Replaces the default label for screen readers. */
  label?: string | undefined
  className?: string | undefined
}

/** The result of any kind of game in one row: balls, digits, the draws of a race, tickets or the last call. */
export function DrawnResult({ drawn, ...shown }: Shown & { drawn: Drawn }) {
  return <DrawnPartsRow parts={drawnParts(drawn)} {...shown} />
}

export function DrawnPartsRow(props: Shown & { parts: DrawnParts }) {
  const { parts, size = 38, maxTickets = 5, label, className } = props
  const t = useText()
  const root = {
    className: classes(styles.result, className),
    style: styleVariables({ '--size': `${size}px` }),
  }
  switch (parts.kind) {
    case 'none':
      return null
    case 'balls': {
      const numbers = parts.numbers.join(', ')
      const all =
        parts.second.length > 0 ? t('drawn.withBonus', { numbers, bonus: parts.second.join(', ') }) : numbers
      return (
        <BallRow
          numbers={parts.numbers}
          bonus={parts.second}
          max={parts.of}
          size={size}
          label={label ?? t('lobby.drawnNumbers', { numbers: all })}
          className={classes(styles.balls, className)}
        />
      )
    }
    case 'digits':
      return (
        <span
          {...root}
          role="img"
          aria-label={label ?? t('lobby.drawnNumbers', { numbers: parts.digits.join(', ') })}
        >
          {parts.digits.map((digit, place) => (
            <b key={place} className={classes(styles.digit, 'num')} aria-hidden="true">
              {digit}
            </b>
          ))}
        </span>
      )
    case 'race':
      return (
        <ol {...root} data-kind="race">
          {parts.draws.map((numbers, i) => (
            <li key={i} className={styles.draw}>
              <span className={styles.ordinal} aria-hidden="true">
                {i + 1}
              </span>
              <BallRow
                numbers={numbers}
                max={parts.of}
                size={Math.round(size * 0.84)}
                label={t('drawn.draw', { n: i + 1, numbers: numbers.join(', ') })}
                className={styles.balls}
              />
            </li>
          ))}
        </ol>
      )
    case 'tickets': {
      const named = parts.tickets.slice(0, maxTickets).map(raffleNumber)
      const more = parts.tickets.length - named.length
      return (
        <span {...root}>
          <span className="vh">{label ?? t('drawn.tickets', { count: parts.tickets.length })}</span>
          {named.map((ticket, i) => (
            <b key={ticket} className={classes(styles.ticket, 'num')} data-first={i === 0 || undefined}>
              {ticket}
            </b>
          ))}
          {more > 0 && <span className={styles.note}>{t('drawn.more', { count: more })}</span>}
        </span>
      )
    }
    case 'calls':
      return (
        <span {...root}>
          <Ball number={parts.last} max={parts.of} size={size} />
          <span className={classes(styles.note, 'num')}>
            {t('drawn.calls', { count: parts.calls })}
            <span className="vh">{t('drawn.lastCall', { number: parts.last })}</span>
          </span>
        </span>
      )
  }
}
