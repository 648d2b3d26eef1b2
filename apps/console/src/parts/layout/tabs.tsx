import { NavLink } from 'react-router'
import { formatCount } from '#core/format/numbers.ts'
import styles from './tabs.module.css'

export interface Tab {
  readonly title: string
  readonly href: string
  readonly count?: number | undefined
  /** The tab is not the current one on addresses below its own. */
  readonly isExact?: boolean
}

/** Parts of a page. Each has its own address. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ title, href, count, isExact = false }) => (
        <NavLink key={href} to={href} end={isExact} className={styles.tab ?? ''}>
          {title}
          {count !== undefined && count > 0 && <span className={styles.count}>{formatCount(count)}</span>}
        </NavLink>
      ))}
    </nav>
  )
}
