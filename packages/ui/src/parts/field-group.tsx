import { useId, type ReactNode } from 'react'
import { Icon } from '#icons/icon.tsx'
import { describedBy, errorId, type FieldTexts, helpId } from '#parts/field-frame.tsx'
import styles from './field-frame.module.css'
import own from './field-group.module.css'

interface FieldGroupProps extends Omit<FieldTexts, 'label'> {
  legend: ReactNode
  children: ReactNode
}

/** Fields that are one answer together, such as a date: one name, one help, one error. */
export function FieldGroup({ legend, help, error, children }: FieldGroupProps) {
  const id = useId()
  return (
    <fieldset className={own.group} aria-describedby={describedBy(id, { help, error })}>
      <legend>{legend}</legend>
      {children}
      {help && (
        <p id={helpId(id)} className={styles.help}>
          {help}
        </p>
      )}
      <p id={errorId(id)} className={styles.error} role="alert">
        {error && (
          <>
            <Icon name="warning" size="sm" />
            {error}
          </>
        )}
      </p>
    </fieldset>
  )
}
