import { type ReactNode, useEffect } from 'react'
import { Link } from 'react-router'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import styles from './page.module.css'

export interface Crumb {
  readonly title: string
  readonly href: string
}

export interface PageProps {
  readonly title: string
  readonly crumbs?: readonly Crumb[]
  /** Beside the title: a state, a number, a short fact. */
  readonly about?: ReactNode
  readonly tabs?: ReactNode
  /** At the right of the title. */
  readonly tools?: ReactNode
  readonly children: ReactNode
}

/** The content of a page below the top bar. */
export function Page({ title, crumbs = [], about, tabs, tools, children }: PageProps) {
  useEffect(() => {
    document.title = `${title} · Fairground console`
  }, [title])
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {crumbs.map(crumb => (
          <span key={crumb.href} className={styles.crumb}>
            <Link to={crumb.href}>{crumb.title}</Link>
            <Icon name="next" size="sm" />
          </span>
        ))}
        <h1 tabIndex={-1} id="page-title">
          {title}
        </h1>
        {about && <span className={styles.about}>{about}</span>}
        {tabs}
        <span className={styles.tools}>{tools}</span>
      </header>
      {children}
    </div>
  )
}
