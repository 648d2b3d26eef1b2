import type { ReactNode } from 'react'
import styles from './form-actions.module.css'

/** The footer of a form modal: the submit button and a link to the alternative form. */
export function FormActions({ children, instead }: { children: ReactNode; instead: ReactNode }) {
  return (
    <div className={styles.actions}>
      {children}
      <p className={styles.instead}>{instead}</p>
    </div>
  )
}
