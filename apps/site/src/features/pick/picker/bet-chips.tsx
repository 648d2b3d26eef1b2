import { formatExact } from '#core/money-format.ts'
import { multiply } from '@fairground/rules/money/money'
import { canStake, type DigitPickerState, stakeUnits } from '@fairground/rules/kinds/pick-x/digit-picker'
import { MULTI_OPTIONS, type MultiOption } from '@fairground/rules/picking/play-rule'
import type { PlayPrice } from '@fairground/rules/play/cost'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { Stepper } from '@fairground/ui/controls/stepper.tsx'
import { useText } from '#core/text/text.ts'
import { unitCount } from '#features/pick/draft/draft-line.ts'
import styles from './bet-chips.module.css'

/** The sum of all three options stays below the maximum stake of one play. */
const MAX_UNITS = 30

export interface BetChipsProps {
  line: DigitPickerState
  price: PlayPrice
  onLine: (line: DigitPickerState) => void
}

interface BetProps extends BetChipsProps {
  option: MultiOption
  units: number
}

function Bet({ line, price, onLine, option, units }: BetProps) {
  const t = useText()
  const name = t(`pick.units.${option}`)
  const possible = canStake(line, option)
  const change = (count: number) => onLine(stakeUnits(line, option, count))
  return (
    <div className={styles.bet} data-on={units > 0 || undefined}>
      <button
        type="button"
        className={styles.chip}
        aria-pressed={units > 0}
        aria-disabled={!possible || undefined}
        onClick={() => {
          if (possible) change(units > 0 ? 0 : 1)
        }}
      >
        <span className={styles.name}>
          {units > 0 && <Icon name="check" size="sm" />}
          <b>{name}</b>
          <span className="num">{formatExact(multiply(price.cost, Math.max(1, units)))}</span>
        </span>
        <span className={styles.help}>
          {possible ? t(`pick.units.${option}Help`) : t('pick.units.boxSame')}
        </span>
      </button>
      {units > 0 && (
        <Stepper
          label={t('pick.units.units', { option: name })}
          lessLabel={t('pick.units.less', { option: name })}
          moreLabel={t('pick.units.more', { option: name })}
          value={units}
          min={0}
          max={MAX_UNITS}
          onChange={change}
        />
      )}
    </div>
  )
}

/** The bets on a line of digits: each can be switched on, and has its units and its price. */
export function BetChips(props: BetChipsProps) {
  const t = useText()
  const { line, price } = props
  return (
    <fieldset className={styles.bets}>
      <legend>{t('pick.units.title')}</legend>
      {MULTI_OPTIONS.map(
        (option, i) =>
          line.rule.options.includes(option) && (
            <Bet key={option} {...props} option={option} units={line.multiOption[i] ?? 0} />
          ),
      )}
      <p className={styles.total}>
        {t('pick.units.total')} <b className="num">{formatExact(multiply(price.cost, unitCount(line)))}</b>
      </p>
    </fieldset>
  )
}
