import type { ReactNode } from 'react'
import { Anchor } from '#controls/anchor.tsx'
import { IconButton } from '#controls/icon-button.tsx'
import { Wrap } from './page.tsx'
import styles from './header.module.css'

export interface NavItem {
  id: string
  label: string
  href: string
  current?: boolean
}

export interface HeaderProps {
  home: { href: string; label: string }
  logo: ReactNode
  nav: { label: string; items: readonly NavItem[] }
  menu: { label: string; onOpen: () => void; expanded?: boolean }
  /** Session pill, wallet pill, bell and avatar, or the Log in and Join buttons. */
  children?: ReactNode
}

/** Sticky page header: a menu button below 992 pixels, links above. */
export function Header({ home, logo, nav, menu, children }: HeaderProps) {
  return (
    <header className={styles.header}>
      <Wrap className={styles.bar}>
        <IconButton
          icon="menu"
          size="lg"
          label={menu.label}
          onPress={menu.onOpen}
          expanded={menu.expanded}
          className={styles.menu}
        />
        <Anchor className={styles.home} href={home.href}>
          {logo}
          <span className="vh">{home.label}</span>
        </Anchor>
        <nav className={styles.nav} aria-label={nav.label}>
          {nav.items.map(item => (
            <Anchor key={item.id} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </Anchor>
          ))}
        </nav>
        <div className={styles.end}>{children}</div>
      </Wrap>
    </header>
  )
}

/** Hides a header item on phones, where the tab bar or the drawer has it. */
export function DesktopOnly({ children }: { children: ReactNode }) {
  return <div className={styles.desktopOnly}>{children}</div>
}
