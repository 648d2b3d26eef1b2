import { useId, type ReactNode } from 'react'
import { describedBy, FieldMessages, type FieldTexts } from './field-frame.tsx'
import styles from './field-group.module.css'

interface FieldGroupProps extends Omit<FieldTexts, 'label'> {
  legend: ReactNode
  children: ReactNode
}

/** Several fields that form one value, such as a date: one legend, one help text, one error. */
export function FieldGroup({ legend, help, error, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset className={styles.group} aria-describedby={describedBy(id, { help, error })}>
      <legend>{legend}</legend>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  )
}
