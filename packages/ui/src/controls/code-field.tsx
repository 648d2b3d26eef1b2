import { useId, type ChangeEvent, type InputHTMLAttributes, type Ref } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import styles from './code-field.module.css'

export interface CodeFieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size'> {
  value: string
  /** Number of digits. */
  length?: number
  onChange: (digits: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Shows one box per digit but is a single input, so that paste, autofill and screen readers work. */
export function CodeField({ label, help, error, value, length = 6, onChange, id, ...input }: CodeFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const type = (event: ChangeEvent<HTMLInputElement>) =>
    onChange(event.target.value.replaceAll(/\D/g, '').slice(0, length))
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error}>
      <span className={styles.code} data-invalid={error ? '' : undefined}>
        <input
          {...input}
          id={fieldId}
          value={value}
          onChange={type}
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { help, error })}
        />
        {Array.from({ length }, (_, i) => (
          <i key={i} aria-hidden="true" data-next={i === Math.min(value.length, length - 1) ? '' : undefined}>
            {value[i]}
          </i>
        ))}
      </span>
    </FieldFrame>
  )
}
