import type { ReactNode } from 'react'
import { Icon, type IconName } from '#icons/icon.tsx'
import { Anchor } from '#controls/anchor.tsx'
import styles from './side-nav.module.css'

export interface SideNavItem {
  id: string
  icon: IconName
  label: ReactNode
  href: string
  current?: boolean
}

/** Navigation beside the cashier and account pages, from 992 pixels on. */
export function SideNav({ label, items }: { label: string; items: readonly SideNavItem[] }) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {items.map(item => (
        <Anchor key={item.id} href={item.href} aria-current={item.current ? 'page' : undefined}>
          <Icon name={item.icon} />
          {item.label}
        </Anchor>
      ))}
    </nav>
  )
}
