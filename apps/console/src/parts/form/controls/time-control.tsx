import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { useFormSettings } from '#parts/form/form-settings.ts'
import { findMoments, readTimeText, toMomentWords, toTimeText } from '#parts/form/texts/time-text.ts'
import { useTypedText } from '#parts/form/texts/use-typed-text.ts'
import { toPlainText, typedOr } from '#parts/form/texts/value-text.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** Without seconds in the value, the input shows none. */
const findStep = (at: unknown): number => {
  if (typeof at !== 'number' || at % 60_000 === 0) return 60
  return at % 1000 === 0 ? 1 : 0.001
}

/** Date and time in the zone of the operator. When the clocks go back, a person chooses which of the two hours. */
export function TimeControl({ field }: ControlProps) {
  const { timeZone } = useFormSettings()
  const zoned = { ...field, hint: field.hint ?? `In ${timeZone.replaceAll('_', ' ')} time` }
  const { text, onType } = useTypedText(
    field.value,
    field.onChange,
    typedOr(value => toTimeText(value, timeZone)),
    typed => readTimeText(typed, timeZone),
  )
  const moments = findMoments(text, timeZone)
  return (
    <FieldBox field={zoned}>
      <InputBox>
        <input
          {...toControlAttributes(zoned)}
          type="datetime-local"
          step={findStep(field.value)}
          value={text}
          onChange={event => onType(event.target.value)}
        />
      </InputBox>
      {moments.length > 1 && (
        <div className={styles.second}>
          <InputBox>
            <select
              aria-label={`${field.label}: which of the two hours`}
              value={String(field.value)}
              onChange={event => field.onChange(Number(event.target.value))}
            >
              {moments.map(at => (
                <option key={at} value={at}>
                  {toMomentWords(at, timeZone)}
                </option>
              ))}
            </select>
          </InputBox>
        </div>
      )}
    </FieldBox>
  )
}

export function DayControl({ field }: ControlProps) {
  return (
    <FieldBox field={{ ...field, hint: field.hint }}>
      <InputBox>
        <input
          {...toControlAttributes(field)}
          type="date"
          value={toPlainText(field.value)}
          onChange={event => field.onChange(event.target.value === '' ? undefined : event.target.value)}
        />
      </InputBox>
    </FieldBox>
  )
}
