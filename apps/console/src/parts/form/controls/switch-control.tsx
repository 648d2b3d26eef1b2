import { FieldBox, FieldMessages, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** An optional switch has a third state: the operation leaves the value as it is. */
function OptionalSwitch({ field }: ControlProps) {
  return (
    <FieldBox field={{ ...field, isOptional: false }}>
      <InputBox>
        <select
          {...toControlAttributes(field)}
          value={typeof field.value === 'boolean' ? String(field.value) : ''}
          onChange={({ target }) => field.onChange(target.value === '' ? undefined : target.value === 'true')}
        >
          <option value="">Not set</option>
          <option value="true">Yes</option>
          <option value="false">No</option>
        </select>
      </InputBox>
    </FieldBox>
  )
}

export function SwitchControl({ field }: ControlProps) {
  if (field.isOptional) return <OptionalSwitch field={field} />
  return (
    <div className={styles.switchField} data-changed={field.isChanged || undefined}>
      <label className={styles.switch}>
        <input
          {...toControlAttributes(field)}
          type="checkbox"
          role="switch"
          aria-checked={field.value === true}
          checked={field.value === true}
          onChange={event => field.onChange(event.target.checked)}
        />
        <i aria-hidden="true" />
        <span>{field.label}</span>
      </label>
      <FieldMessages {...field} />
    </div>
  )
}
