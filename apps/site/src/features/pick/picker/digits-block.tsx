import { type DigitPickerState, pickDigit } from '@fairground/rules/kinds/pick-x/digit-picker'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { NumberGrid } from '@fairground/ui/games/numbers/number-grid.tsx'
import { PickSlots } from '@fairground/ui/games/numbers/pick-slots.tsx'
import { useText } from '#core/text/text.ts'
import { getDigits, withoutVoidStakes } from '#features/pick/draft/draft-line.ts'
import { lineLabel } from '#features/pick/draft/line-texts.ts'
import { BetChips } from './bet-chips.tsx'
import styles from './digits-block.module.css'

const HIGHEST_DIGIT = 9

export interface DigitsBlockProps {
  line: DigitPickerState
  /** The line's number on the ticket. */
  n: number
  price: PlayPrice
  onLine: (line: DigitPickerState) => void
}

/** The stake, the positions of the line, and ten digits to choose from for each position. */
export function DigitsBlock({ line, n, price, onLine }: DigitsBlockProps) {
  const t = useText()
  const digits = getDigits(line)
  const positions = digits.length
  return (
    <div className={styles.block}>
      <BetChips line={line} price={price} onLine={onLine} />
      <PickSlots
        form="digits"
        numbers={digits}
        pick={positions}
        max={HIGHEST_DIGIT}
        label={lineLabel(t, line, n)}
      />
      {digits.map((digit, index) => {
        const position = index + 1
        return (
          <div key={position} className={styles.position}>
            <p className={styles.head} aria-hidden="true">
              {t('pick.digits.position', { position })}
            </p>
            <NumberGrid
              form="digits"
              legend={t('pick.digits.legend', { n, position, positions })}
              from={0}
              max={HIGHEST_DIGIT}
              pick={1}
              value={digit === null ? [] : [digit]}
              status={
                digit === null
                  ? t('pick.digits.none', { position })
                  : t('pick.digits.picked', { position, digit })
              }
              onChange={([picked]) => {
                const chosen = picked ?? digit
                if (chosen !== null) onLine(withoutVoidStakes(pickDigit(line, index, chosen)))
              }}
            />
          </div>
        )
      })}
    </div>
  )
}
