import type { ReactNode } from 'react'
import styles from './section-head.module.css'

export function SectionHead({ title, id, action }: { title: ReactNode; id?: string; action?: ReactNode }) {
  return (
    <div className={styles.head}>
      <h2 id={id}>{title}</h2>
      {action}
    </div>
  )
}
