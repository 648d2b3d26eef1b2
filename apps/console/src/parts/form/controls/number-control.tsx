import { readCodesText, toCodesText } from '#parts/form/texts/codes-text.ts'
import {
  getCurrencySymbol,
  readAmountText,
  readDecimalText,
  toAmountText,
  toDecimalText,
} from '#parts/form/texts/money-text.ts'
import { readInteger, readNumber } from '#parts/form/texts/number-text.ts'
import { toPlainText } from '#parts/form/texts/value-text.ts'
import type { ControlProps } from './control-props.ts'
import { TypedInput } from './typed-input.tsx'

const unitWords: readonly (readonly [RegExp, string])[] = [
  [/hours$/i, 'hours'],
  [/days$/i, 'days'],
  [/^wageringTimes$/, 'times'],
  [/age$/i, ''],
]

const findUnit = (name: string): string | undefined =>
  unitWords.find(([pattern]) => pattern.test(name))?.[1] || undefined

export const IntegerControl = ({ field }: ControlProps) => (
  <TypedInput
    field={field}
    toText={toPlainText}
    readText={readInteger}
    inputMode="numeric"
    after={findUnit(field.name)}
  />
)

export const NumberControl = ({ field }: ControlProps) => (
  <TypedInput field={field} toText={toPlainText} readText={readNumber} inputMode="decimal" />
)

export const PercentControl = ({ field }: ControlProps) => (
  <TypedInput field={field} toText={toPlainText} readText={readInteger} inputMode="numeric" after="%" />
)

const readUnits = (text: string): unknown => {
  const units = readInteger(text)
  return typeof units === 'number' ? String(units) : units
}

/** Without a currency the form cannot know the decimals, so a person enters minor units and reads that. */
export function MinorUnitsControl({ field }: ControlProps) {
  const { money } = field
  if (!money)
    return (
      <TypedInput
        field={field}
        toText={toPlainText}
        readText={readUnits}
        inputMode="numeric"
        after="minor units"
      />
    )
  return (
    <TypedInput
      field={field}
      toText={value => toAmountText(toPlainText(value), money)}
      readText={text => readAmountText(text, money)}
      inputMode="decimal"
      before={getCurrencySymbol(money)}
    />
  )
}

export const DecimalAmountControl = ({ field }: ControlProps) => (
  <TypedInput
    field={field}
    toText={value => toDecimalText(toPlainText(value))}
    readText={readDecimalText}
    inputMode="decimal"
    before={field.money && getCurrencySymbol(field.money)}
  />
)

export const CodesControl = ({ field }: ControlProps) => (
  <TypedInput
    field={{ ...field, hint: field.hint ?? 'Separate entries with commas.' }}
    toText={toCodesText}
    readText={readCodesText}
  />
)
