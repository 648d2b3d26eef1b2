import type { InputHTMLAttributes, ReactNode } from 'react'
import { Icon } from '#icons/icon.tsx'
import styles from './checkbox-field.module.css'

export interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode
  error?: string | undefined
}

export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  return (
    <div>
      <label className={styles.checkbox}>
        <input {...input} type="checkbox" aria-invalid={error ? true : undefined} />
        <i>
          <Icon name="check" size="sm" />
        </i>
        <span>{label}</span>
      </label>
      <p className={styles.error} role="alert">
        {error}
      </p>
    </div>
  )
}
