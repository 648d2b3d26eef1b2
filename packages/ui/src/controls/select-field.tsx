import { useId, type ReactNode, type SelectHTMLAttributes } from 'react'
import { Icon } from '#icons/icon.tsx'
import { describedBy, FieldFrame, type FieldTexts } from './field-frame.tsx'
import styles from './field.module.css'
import selectStyles from './select-field.module.css'
import { classes } from '#classes.ts'

export interface SelectFieldProps extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  /** `option` elements. */
  children: ReactNode
}

export function SelectField({ label, help, error, id, children, ...select }: SelectFieldProps) {
  const ownId = useId()
  const fieldId = id ?? ownId
  return (
    <FieldFrame id={fieldId} label={label} help={help} error={error}>
      <span className={classes(styles.box, selectStyles.select)} data-invalid={error ? '' : undefined}>
        <select
          {...select}
          id={fieldId}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(fieldId, { help, error })}
        >
          {children}
        </select>
        <Icon name="down" />
      </span>
    </FieldFrame>
  )
}
