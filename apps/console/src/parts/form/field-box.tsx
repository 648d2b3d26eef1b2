import { Icon } from '@fairground/ui/icons/icon.tsx'
import type { ReactNode } from 'react'
import type { FieldContext } from './form-settings.ts'
import styles from './field-box.module.css'

type FieldTexts = Pick<FieldContext, 'id' | 'label' | 'hint' | 'error' | 'isOptional' | 'isChanged'>

/** The attributes that tie a control to its label, hint and error. */
export const toControlAttributes = ({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>) => {
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(each => each !== '')
    .join(' ')
  return {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described === '' ? undefined : described,
  }
}

export function FieldMessages({ id, hint, error }: Pick<FieldTexts, 'id' | 'hint' | 'error'>) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error && (
          <>
            <Icon name="warning" size="sm" />
            <span>{error}</span>
          </>
        )}
      </p>
    </>
  )
}

interface FieldBoxProps {
  readonly field: FieldTexts
  readonly labelEnd?: ReactNode
  /** A box around several inputs, which cannot be the target of a label. */
  readonly isGroup?: boolean
  readonly children: ReactNode
}

/** Label above, unit inside, hint and error below. */
export function FieldBox({ field, labelEnd, isGroup = false, children }: FieldBoxProps) {
  const { id, label, hint, error, isOptional, isChanged } = field
  const words = (
    <>
      {label}
      {isOptional && <span className={styles.optional}> optional</span>}
    </>
  )
  return (
    <div
      className={styles.field}
      data-changed={isChanged || undefined}
      data-invalid={error ? '' : undefined}
      {...(isGroup && { role: 'group', 'aria-labelledby': `${id}-label` })}
    >
      <div className={styles.head}>
        {isGroup ? (
          <span id={`${id}-label`} className={styles.label}>
            {words}
          </span>
        ) : (
          <label htmlFor={id} className={styles.label}>
            {words}
          </label>
        )}
        {labelEnd}
      </div>
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  )
}

/** The box of an input with its unit inside. */
export function InputBox({
  before,
  after,
  children,
}: {
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <span className={styles.box}>
      {before !== undefined && <span className={styles.unit}>{before}</span>}
      {children}
      {after !== undefined && <span className={styles.unit}>{after}</span>}
    </span>
  )
}
