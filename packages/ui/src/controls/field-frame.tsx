import type { ReactNode } from 'react'
import { Icon } from '#icons/icon.tsx'
import styles from './field-frame.module.css'

export interface FieldTexts {
  label: ReactNode
  help?: ReactNode
  error?: string | undefined
}

interface FieldFrameProps extends FieldTexts {
  id: string
  /** At the right of the label: "Forgot?". */
  labelEnd?: ReactNode
  children: ReactNode
}

const helpId = (id: string) => `${id}-help`
const errorId = (id: string) => `${id}-error`

/** The value of the control's aria-describedby. */
export function describedBy(
  id: string,
  { help, error }: Pick<FieldTexts, 'help' | 'error'>,
): string | undefined {
  const ids = [help ? helpId(id) : '', error ? errorId(id) : ''].filter(Boolean)
  return ids.length > 0 ? ids.join(' ') : undefined
}

/** The help text and the error of a field. The error element is always present so that screen readers announce a change. */
export function FieldMessages({ id, help, error }: { id: string } & Pick<FieldTexts, 'help' | 'error'>) {
  return (
    <>
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
    </>
  )
}

/** Label above, help and error below, in that order for every control. */
export function FieldFrame({ id, label, labelEnd, help, error, children }: FieldFrameProps) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        {labelEnd}
      </div>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </div>
  )
}
