import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'

const hint = '0 shows it at once. Otherwise from 5 to 600 seconds after the page has opened.'

/** The seconds before an ad appears. */
export function DelayField({ field }: { readonly field: FieldContext }) {
  const { value, onChange } = field
  const named = {
    ...field,
    hint,
    ...(field.error !== undefined && { error: 'Write 0, or from 5 to 600 seconds' }),
  }
  return (
    <FieldBox field={named}>
      <InputBox after="seconds">
        <input
          {...toControlAttributes(named)}
          inputMode="numeric"
          value={typeof value === 'number' && !Number.isNaN(value) ? String(value / 1000) : ''}
          onChange={({ target }) => {
            const digits = target.value.replaceAll(/[^0-9]/g, '')
            onChange(digits === '' ? Number.NaN : Number(digits) * 1000)
          }}
        />
      </InputBox>
    </FieldBox>
  )
}
