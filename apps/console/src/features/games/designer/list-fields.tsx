import { TypedInput } from '#parts/form/controls/typed-input.tsx'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'
import { UnreadableText } from '#parts/form/model/unreadable-text.ts'
import { useTypedText } from '#parts/form/texts/use-typed-text.ts'
import { typedOr } from '#parts/form/texts/value-text.ts'

interface ListFieldProps {
  readonly field: FieldContext
}

const toRanksText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : '')

const readRanks = (text: string): unknown => {
  const parts = text.split(/[\s,;]+/).filter(part => part !== '')
  return parts.every(part => /^\d{1,3}$/.test(part)) ? parts.map(Number) : new UnreadableText(text)
}

/** The shares of the first, second and further ranks: 50, 30, 20. */
export const RanksField = ({ field }: ListFieldProps) => (
  <TypedInput field={field} toText={toRanksText} readText={readRanks} after="%" />
)

const toLines = (value: unknown): string => (Array.isArray(value) ? value.join('\n') : '')
const readLines = (text: string): readonly string[] =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** The grids of a crossword: one a line, with a slash between rows and a dot for an empty cell. */
export function GridsField({ field }: ListFieldProps) {
  const { text, onType, onLeave } = useTypedText(field.value, field.onChange, typedOr(toLines), readLines)
  const hint = 'A slash ends a row, a dot is an empty cell.'
  return (
    <FieldBox field={{ ...field, hint }}>
      <InputBox>
        <textarea
          {...toControlAttributes({ ...field, hint })}
          data-code
          spellCheck={false}
          value={text}
          onChange={event => onType(event.target.value)}
          onBlur={onLeave}
        />
      </InputBox>
    </FieldBox>
  )
}
