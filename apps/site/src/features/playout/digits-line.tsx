import type { StakedUnits } from '@fairground/rules/picking/digits'
import { digitBets } from '@fairground/rules/playout/digit-bets'
import { DigitRow } from '@fairground/ui/parts/digit-row.tsx'
import type { ReactNode } from 'react'
import { useText } from '#app/text.ts'
import { BetTags } from '#features/playout/bet-tags.tsx'
import { locale } from '#shared/locale.ts'
import { listText } from '#shared/number-list.ts'
import styles from './digits-line.module.css'

export interface DigitsLineProps {
  index: number
  digits: readonly number[]
  drawn: readonly number[]
  units: StakedUnits | undefined
  end?: ReactNode
}

/** A play of digits: those in place are filled, and each bet on it says how it stands. */
export function DigitsLine({ index, digits, drawn, units, end }: DigitsLineProps) {
  const t = useText()
  const bets = units ? digitBets(digits, units, drawn) : []
  const words = bets.map(({ option, standing }) =>
    t(`playout.lines.bet.${standing}`, { bet: t(`playout.lines.bets.${option}`) }),
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
