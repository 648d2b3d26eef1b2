import { useId, type TextareaHTMLAttributes } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import styles from './field.module.css'

export type TextAreaFieldProps = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>

export function TextAreaField({ label, help, error, id, ...area }: TextAreaFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error}>
      <span className={styles.box} data-invalid={error ? '' : undefined}>
        <textarea
          {...area}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { help, error })}
        />
      </span>
    </FieldFrame>
  )
}
