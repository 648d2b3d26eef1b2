import type { ReactNode } from 'react'
import { Anchor } from '#controls/anchor.tsx'
import styles from './footer.module.css'

export interface FooterProps {
  /** "18+". */
  age: string
  notice: ReactNode
  columns: readonly { id: string; links: readonly { href: string; label: string }[] }[]
  /** The language control, last in the last column. */
  end?: ReactNode
  label: string
}

export function Footer({ age, notice, columns, end, label }: FooterProps) {
  return (
    <footer className={styles.footer}>
      <div className={styles.about}>
        <span className={styles.age}>{age}</span>
        <div>{notice}</div>
      </div>
      <nav className={styles.links} aria-label={label}>
        {columns.map((column, i) => (
          <ul key={column.id}>
            {column.links.map(link => (
              <li key={link.href}>
                <Anchor href={link.href}>{link.label}</Anchor>
              </li>
            ))}
            {end && i === columns.length - 1 && <li>{end}</li>}
          </ul>
        ))}
      </nav>
    </footer>
  )
}
