import { formatExact } from '@fairground/rules/money/format'
import { multiply } from '@fairground/rules/money/money'
import { canStake, type DigitPickerState, stakeUnits } from '@fairground/rules/picking/digit-picker'
import { MULTI_OPTIONS, type MultiOption } from '@fairground/rules/picking/play-rule'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { SelectField } from '@fairground/ui/parts/select-field.tsx'
import { useText } from '#app/text.ts'
import styles from './unit-selects.module.css'

/** Together they stay under what one play may stake. */
const UNIT_CHOICES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30]

export interface UnitSelectsProps {
  line: DigitPickerState
  price: PlayPrice
  onLine: (line: DigitPickerState) => void
}

/** How a line of digits is played: units on the exact order, on any order, on a pair; on one of them or on several. */
export function UnitSelects({ line, price, onLine }: UnitSelectsProps) {
  const t = useText()
  const helpOf = (option: MultiOption): string =>
    canStake(line, option) ? t(`pick.units.${option}Help`) : t('pick.units.boxSame')
  const choiceText = (count: number): string =>
    count === 0
      ? t('pick.units.none')
      : t('pick.units.value', { count, cost: formatExact(multiply(price.cost, count)) })
  return (
    <fieldset className={styles.units}>
      <legend>{t('pick.units.title')}</legend>
      {MULTI_OPTIONS.flatMap((option, i) =>
        line.rule.options.includes(option)
          ? [
              <SelectField
                key={option}
                label={t(`pick.units.${option}`)}
                help={helpOf(option)}
                value={line.multiOption[i] ?? 0}
                disabled={!canStake(line, option)}
                onChange={event => onLine(stakeUnits(line, option, Number(event.target.value)))}
              >
                {UNIT_CHOICES.map(count => (
                  <option key={count} value={count}>
                    {choiceText(count)}
                  </option>
                ))}
              </SelectField>,
            ]
          : [],
      )}
    </fieldset>
  )
}
