import type { ReactNode } from 'react'
import styles from './bare-card.module.css'

export interface BareCardProps {
  logo?: ReactNode
  art?: ReactNode
  title: ReactNode
  text?: ReactNode
  /** The primary action and secondary actions. */
  children?: ReactNode
  foot?: ReactNode
}

/** The content of the bare shell: one card with one message and one action. */
export function BareCard({ logo, art, title, text, children, foot }: BareCardProps) {
  return (
    <div className={styles.page}>
      {logo}
      <section className={styles.card}>
        {art && <div className={styles.art}>{art}</div>}
        <h1>{title}</h1>
        {text && <div className={styles.text}>{text}</div>}
        {children && <div className={styles.actions}>{children}</div>}
        {foot && <div className={styles.foot}>{foot}</div>}
      </section>
    </div>
  )
}
