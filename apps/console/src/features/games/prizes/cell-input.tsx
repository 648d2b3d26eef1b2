import type { ReactNode } from 'react'
import { useTypedText } from '#parts/form/texts/use-typed-text.ts'
import { toPlainText, typedOr } from '#parts/form/texts/value-text.ts'
import { readInteger } from '#parts/form/texts/number-text.ts'
import {
  getCurrencySymbol,
  type MoneyFormat,
  readAmountText,
  toAmountText,
} from '#parts/form/texts/money-text.ts'
import styles from './prizes.module.css'

interface CellProps {
  /** The accessible name: tier and column. */
  readonly label: string
  readonly value: unknown
  readonly onChange: (value: unknown) => void
  readonly isChanged?: boolean
  readonly isInvalid?: boolean
}

interface TypedCellProps extends CellProps {
  readonly toText?: (value: unknown) => string
  readonly readText?: (text: string) => unknown
  readonly inputMode?: 'numeric' | 'decimal' | 'text'
  readonly before?: ReactNode
  readonly after?: ReactNode
}

const readAsTyped = (text: string): unknown => text

/** An input in a cell of a table. The head of the column and the tier name it. */
export function TextCell({
  label,
  value,
  onChange,
  isChanged = false,
  isInvalid = false,
  toText = toPlainText,
  readText = readAsTyped,
  inputMode = 'text',
  before,
  after,
}: TypedCellProps) {
  const { text, onType, onLeave } = useTypedText(value, onChange, typedOr(toText), readText)
  return (
    <span
      className={styles.box}
      data-changed={isChanged || undefined}
      data-invalid={isInvalid || undefined}
      data-number={inputMode === 'text' ? undefined : ''}
    >
      {before !== undefined && <span className={styles.unit}>{before}</span>}
      <input
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        inputMode={inputMode}
        autoComplete="off"
        value={text}
        onChange={event => onType(event.target.value)}
        onBlur={onLeave}
      />
      {after !== undefined && <span className={styles.unit}>{after}</span>}
    </span>
  )
}

export const CountCell = (props: CellProps & Pick<TypedCellProps, 'before' | 'after'>) => (
  <TextCell {...props} readText={readInteger} inputMode="numeric" />
)

export const AmountCell = ({
  money,
  before,
  ...props
}: CellProps & { readonly money: MoneyFormat; readonly before?: string }) => (
  <TextCell
    {...props}
    inputMode="decimal"
    before={before === undefined ? getCurrencySymbol(money) : `${before} ${getCurrencySymbol(money)}`}
    toText={value => toAmountText(toPlainText(value), money)}
    readText={text => readAmountText(text, money)}
  />
)

interface ChoiceCellProps extends Omit<CellProps, 'onChange'> {
  readonly onChange: (code: string) => void
  readonly options: readonly (readonly [code: string, words: string])[]
}

export function ChoiceCell({ label, value, onChange, options, isChanged = false }: ChoiceCellProps) {
  const code = typeof value === 'string' ? value : ''
  const isKnown = options.some(([each]) => each === code)
  return (
    <span className={styles.box} data-changed={isChanged || undefined}>
      <select aria-label={label} value={code} onChange={({ target }) => onChange(target.value)}>
        {!isKnown && <option value={code}>{code === '' ? 'Choose…' : code}</option>}
        {options.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </span>
  )
}
