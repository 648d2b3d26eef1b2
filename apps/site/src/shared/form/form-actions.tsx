import type { ReactNode } from 'react'
import styles from './form-actions.module.css'

/** The foot of a modal with a form: its button, and under it the way to the other form. */
export function FormActions({ children, instead }: { children: ReactNode; instead: ReactNode }) {
  return (
    <div className={styles.actions}>
      {children}
      <p className={styles.instead}>{instead}</p>
    </div>
  )
}
