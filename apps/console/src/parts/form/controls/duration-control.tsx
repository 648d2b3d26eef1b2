import { useState } from 'react'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import {
  type DurationUnit,
  durationUnitNames,
  findDurationUnit,
  readDurationText,
  toDurationText,
} from '#parts/form/texts/duration-text.ts'
import { useTypedText } from '#parts/form/texts/use-typed-text.ts'
import { typedOr } from '#parts/form/texts/value-text.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

const isUnit = (text: string): text is DurationUnit => (durationUnitNames as readonly string[]).includes(text)

/** A number and its unit. Sent in milliseconds. */
export function DurationControl({ field }: ControlProps) {
  const [unit, setUnit] = useState(() => findDurationUnit(field.value))
  const toText = typedOr(value => toDurationText(value, unit))
  const { text, onType } = useTypedText(field.value, field.onChange, toText, typed =>
    readDurationText(typed, unit),
  )
  return (
    <FieldBox field={field}>
      <InputBox>
        <input
          {...toControlAttributes(field)}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={event => onType(event.target.value)}
        />
        <select
          aria-label={`${field.label}: unit`}
          className={styles.unit}
          value={unit}
          onChange={event => {
            if (!isUnit(event.target.value)) return
            setUnit(event.target.value)
            // The number stays and means the new unit.
            field.onChange(readDurationText(text, event.target.value))
          }}
        >
          {durationUnitNames.map(name => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </select>
      </InputBox>
    </FieldBox>
  )
}
