import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import { classes } from '#classes.ts'
import styles from './field.module.css'

export interface FieldProps
  extends FieldTexts,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix' | 'size'> {
  labelEnd?: ReactNode
  /** Inside the box, before and after the input: "£", "GBP", a button. */
  prefix?: ReactNode
  suffix?: ReactNode
  /** `big` is for the amount of a deposit. */
  size?: 'md' | 'big'
  /** Marks one field of an invalid group; the group shows the error. */
  invalid?: boolean
  ref?: Ref<HTMLInputElement>
}

export function Field({
  label,
  labelEnd,
  help,
  error,
  prefix,
  suffix,
  size = 'md',
  invalid = false,
  id,
  className,
  ...input
}: FieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  const isInvalid = invalid || Boolean(error)
  return (
    <FieldFrame id={fieldId} label={label} labelEnd={labelEnd} help={help} error={error}>
      <span
        className={classes(styles.box, className)}
        data-size={size}
        data-invalid={isInvalid ? '' : undefined}
      >
        {prefix && <span className={styles.affix}>{prefix}</span>}
        <input
          {...input}
          id={fieldId}
          aria-invalid={isInvalid || undefined}
          aria-describedby={describedBy(fieldId, { help, error })}
        />
        {suffix && <span className={styles.affix}>{suffix}</span>}
      </span>
    </FieldFrame>
  )
}
