import type { StakedUnits } from '@fairground/rules/kinds/pick-x/digits'
import { digitBets } from '@fairground/rules/kinds/pick-x/digit-bets'
import { DigitRow } from '@fairground/ui/games/numbers/digit-row.tsx'
import type { ReactNode } from 'react'
import { useText } from '#core/text/text.ts'
import { BetTags } from './bet-tags.tsx'
import { locale } from '#core/text/locale.ts'
import { listText } from '#shared/format/number-list.ts'
import styles from './digits-line.module.css'

export interface DigitsLineProps {
  index: number
  digits: readonly number[]
  drawn: readonly number[]
  units: StakedUnits | undefined
  end?: ReactNode
}

/** A digits play: matched digits are filled, and each bet shows its status. */
export function DigitsLine({ index, digits, drawn, units, end }: DigitsLineProps) {
  const t = useText()
  const bets = units ? digitBets(digits, units, drawn) : []
  const words = bets.map(({ option, status }) =>
    t(`playout.lines.bet.${status}`, { bet: t(`playout.lines.bets.${option}`) }),
  )
  const hitPlaces = new Set(digits.flatMap((digit, place) => (drawn[place] === digit ? [place] : [])))
  return (
    <li className={styles.line}>
      <b className={styles.index} aria-hidden="true">
        {index}
      </b>
      <DigitRow
        digits={digits}
        hitPlaces={hitPlaces}
        label={t('playout.lines.digitsLabel', {
          n: index,
          numbers: digits.join(', '),
          bets: listText(words, locale),
        })}
      />
      <BetTags bets={bets} />
      {end && <span className={styles.end}>{end}</span>}
    </li>
  )
}
