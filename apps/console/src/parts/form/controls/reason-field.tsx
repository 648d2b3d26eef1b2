import { useState } from 'react'
import { FieldBox, InputBox, toControlAttributes } from '#parts/form/field-box.tsx'
import { type FieldContext, useFormSettings } from '#parts/form/form-settings.ts'
import { toPlainText } from '#parts/form/texts/value-text.ts'
import type { ControlProps } from './control-props.ts'
import styles from './controls.module.css'

/** "Feed late: the control system answers after 9 s" consists of a reason of the list and a free text. */
const findChosen = (value: string, reasons: readonly string[]): string | undefined =>
  reasons.find(reason => value === reason || value.startsWith(`${reason}: `))

const joinReason = (chosen: string | undefined, text: string): string =>
  chosen === undefined ? text : text === '' ? chosen : `${chosen}: ${text}`

interface ReasonFieldProps extends ControlProps {
  readonly reasons: readonly string[]
}

/** A short list of reasons and a free text. The audit log stores both. */
export function ReasonField({ field, reasons }: ReasonFieldProps) {
  const value = toPlainText(field.value)
  // A free text may begin with the words of a reason, so a typed text does not choose one.
  const [chosen, setChosen] = useState(() => findChosen(value, reasons))
  const text = chosen === undefined ? value : value.slice(chosen.length + 2)
  const choose = (reason: string): void => {
    const next = reason === chosen ? undefined : reason
    setChosen(next)
    field.onChange(joinReason(next, text))
  }
  return (
    <div className={styles.reason}>
      {reasons.length > 0 && (
        <div className={styles.chips} role="group" aria-label="Common reasons">
          {reasons.map(reason => (
            <button
              key={reason}
              type="button"
              className={styles.chip}
              aria-pressed={reason === chosen}
              onClick={() => choose(reason)}
            >
              {reason}
            </button>
          ))}
        </div>
      )}
      <FieldBox field={field}>
        <InputBox>
          <textarea
            {...toControlAttributes(field)}
            rows={2}
            value={text}
            onChange={event => field.onChange(joinReason(chosen, event.target.value))}
          />
        </InputBox>
      </FieldBox>
    </div>
  )
}

export function ReasonControl({ field }: { readonly field: FieldContext }) {
  const { reasons } = useFormSettings()
  return (
    <ReasonField
      field={{ ...field, hint: 'At least 10 characters. The audit log stores it.' }}
      reasons={reasons}
    />
  )
}
