import { CURRENCIES } from '@fairground/rules/money/currencies'
import { FieldBox, FieldMessages, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { findCodes, type SchemaNode } from '#parts/form/model/schema-node.ts'
import { toCodeWords } from '#parts/form/words/code-words.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

const radiosUpTo = 3
const emptyOption = ''

interface Option {
  readonly code: unknown
  readonly words: string
}

const optionsFrom = (node: SchemaNode): readonly Option[] =>
  (findCodes(node) ?? []).map(code => ({ code, words: toCodeWords(code) }))

interface SelectProps extends ControlProps {
  readonly options: readonly Option[]
}

function SelectControl({ field, options }: SelectProps) {
  const position = options.findIndex(({ code }) => code === field.value)
  return (
    <FieldBox field={field}>
      <InputBox>
        <select
          {...toControlAttributes(field)}
          value={position < 0 ? emptyOption : position}
          onChange={({ target }) => field.onChange(options[Number(target.value || Number.NaN)]?.code)}
        >
          {(field.isOptional || position < 0) && (
            <option value={emptyOption}>{field.isOptional ? 'Not set' : 'Choose…'}</option>
          )}
          {options.map(({ words }, each) => (
            <option key={words} value={each}>
              {words}
            </option>
          ))}
        </select>
      </InputBox>
    </FieldBox>
  )
}

function RadioControl({ field, options }: SelectProps) {
  return (
    <FieldBox field={field} isGroup>
      <div className={styles.radios} role="radiogroup" aria-labelledby={`${field.id}-label`}>
        {options.map(({ code, words }, position) => (
          <label key={words} className={styles.radio}>
            <input
              type="radio"
              id={position === 0 ? field.id : undefined}
              name={field.id}
              checked={field.value === code}
              onChange={() => field.onChange(code)}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </FieldBox>
  )
}

/** Few codes are radio buttons, because a person reads all of them at once. */
export function ChoiceControl({ field }: ControlProps) {
  const options = optionsFrom(field.node)
  return options.length <= radiosUpTo && !field.isOptional ? (
    <RadioControl field={field} options={options} />
  ) : (
    <SelectControl field={field} options={options} />
  )
}

const currencyNames = new Intl.DisplayNames('en', { type: 'currency' })
const currencyOptions = Object.keys(CURRENCIES).map(code => ({
  code,
  words: `${code} · ${currencyNames.of(code) ?? code}`,
}))

export const CurrencyControl = ({ field }: ControlProps) => (
  <SelectControl field={field} options={currencyOptions} />
)

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const toItemOptions = ({ items = {} }: SchemaNode, name: string): readonly Option[] => {
  const { minimum = 0, maximum = 0 } = items
  if (findCodes(items)) return optionsFrom(items)
  return Array.from({ length: maximum - minimum + 1 }, (_, step) => minimum + step).map(code => ({
    code,
    words: (name === 'weekdays' ? weekdays[code] : undefined) ?? String(code),
  }))
}

/** Several codes of a list, sent in the order of the list. */
export function ChoicesControl({ field }: ControlProps) {
  const options = toItemOptions(field.node, field.name)
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  const toggle = (code: unknown) => {
    const next = options
      .map(option => option.code)
      .filter(each => (each === code ? !chosen.includes(code) : chosen.includes(each)))
    field.onChange(next.length === 0 && field.isOptional ? undefined : next)
  }
  return (
    <fieldset className={styles.choices} data-changed={field.isChanged || undefined}>
      <legend>{field.label}</legend>
      <div className={styles.boxes}>
        {options.map(({ code, words }) => (
          <label key={words} className={styles.radio}>
            <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
            <span>{words}</span>
          </label>
        ))}
      </div>
      <FieldMessages {...field} />
    </fieldset>
  )
}

export const LiteralControl = ({ field }: ControlProps) => (
  <FieldBox field={field} isGroup>
    <span className={styles.literal}>{toCodeWords(field.node.const)}</span>
  </FieldBox>
)
