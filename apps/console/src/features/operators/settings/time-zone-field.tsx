import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { FieldContext } from '#parts/form/form-settings.ts'

const zones = ['UTC', ...Intl.supportedValuesOf('timeZone').filter(zone => zone !== 'UTC')]

/** Chooses a time zone from those that the browser knows. */
export function TimeZoneField({ field }: { readonly field: FieldContext }) {
  const value = typeof field.value === 'string' ? field.value : ''
  const isKnown = value === '' || zones.includes(value)
  return (
    <FieldBox field={field}>
      <InputBox>
        <select
          {...toControlAttributes(field)}
          value={value}
          onChange={({ target }) => field.onChange(target.value === '' ? undefined : target.value)}
        >
          {(field.isOptional || value === '') && (
            <option value="">{field.isOptional ? 'Not set: UTC' : 'Choose…'}</option>
          )}
          {!isKnown && <option value={value}>{value}</option>}
          {zones.map(zone => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </InputBox>
    </FieldBox>
  )
}
