import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'

/** One of several codes, shown in words. */
export function WordsField({
  field,
  words,
}: {
  readonly field: FieldContext
  readonly words: Readonly<Record<string, string>>
}) {
  return (
    <FieldBox field={field}>
      <InputBox>
        <select
          {...toControlAttributes(field)}
          value={String(field.value)}
          onChange={({ target }) => field.onChange(target.value)}
        >
          {Object.entries(words).map(([code, word]) => (
            <option key={code} value={code}>
              {word}
            </option>
          ))}
        </select>
      </InputBox>
    </FieldBox>
  )
}
