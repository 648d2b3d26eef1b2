import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './text-link.module.css'

/** A link in a text or a cell. An external one opens in a new tab. */
export function TextLink({
  href,
  isExternal = false,
  children,
}: {
  readonly href: string
  readonly isExternal?: boolean
  readonly children: ReactNode
}) {
  return isExternal ? (
    <a className={styles.link} href={href} target="_blank" rel="noreferrer">
      {children}
      <span className="vh"> (opens in a new tab)</span>
    </a>
  ) : (
    <Link className={styles.link} to={href}>
      {children}
    </Link>
  )
}
