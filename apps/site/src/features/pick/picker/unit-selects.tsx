import { formatExact } from '#core/money-format.ts'
import { multiply } from '@fairground/rules/money/money'
import { canStake, type DigitPickerState, stakeUnits } from '@fairground/rules/kinds/pick-x/digit-picker'
import { MULTI_OPTIONS, type MultiOption } from '@fairground/rules/picking/play-rule'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { SelectField } from '@fairground/ui/controls/select-field.tsx'
import { useText } from '#core/text/text.ts'
import styles from './unit-selects.module.css'

/** The sum of all three options stays below the maximum stake of one play. */
const UNIT_CHOICES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30]

export interface UnitSelectsProps {
  line: DigitPickerState
  price: PlayPrice
  onLine: (line: DigitPickerState) => void
}

/** Selects the units staked on the exact order, on any order and on a pair. */
export function UnitSelects({ line, price, onLine }: UnitSelectsProps) {
  const t = useText()
  const helpText = (option: MultiOption): string =>
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
                help={helpText(option)}
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
