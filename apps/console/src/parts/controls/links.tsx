import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import styles from './links.module.css'

/** Any mention of an object leads to its address. */
export function ObjectLink({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link className={styles.link} to={href}>
      {children}
    </Link>
  )
}

/** Closes what is open beside a list. */
export function CloseLink({ href, what }: { readonly href: string; readonly what: string }) {
  return (
    <Link className={styles.close} to={href} aria-label={`Close ${what}`}>
      <Icon name="close" size="sm" />
    </Link>
  )
}
