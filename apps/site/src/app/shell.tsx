import { Wrap } from '@fairground/ui/parts/page.tsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Banners } from '#features/shell/banners.tsx'
import { HeaderBar } from '#features/shell/header-bar.tsx'
import { MiniBar } from '#features/shell/mini-bar.tsx'
import { PhoneTabs } from '#features/shell/phone-tabs.tsx'
import { SiteFooter } from '#features/shell/site-footer.tsx'
import { lazyPage } from './lazy-page.ts'
import { loadText } from './load-text.ts'
import type { Shell } from './routes.ts'
import styles from './shell.module.css'
import { useText } from './text.ts'

const MenuDrawer = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('#features/shell/menu-drawer.tsx'), loadText('content')])
    return part.MenuDrawer
  }),
)

function SkipLink() {
  return (
    <a className={styles.skip} href="#page">
      {useText()('shell.skip')}
    </a>
  )
}

/** The frame around a page. Header and menu stay as they are while the page between them changes. */
export function ShellFrame({ shell, children }: { shell: Shell; children: ReactNode }) {
  const [menuOpen, setMenuOpen] = useState(false)
  const [menuWanted, setMenuWanted] = useState(false)
  if (shell === 'bare' || shell === 'playout') {
    return (
      <>
        <SkipLink />
        <main id="page" tabIndex={-1}>
          {children}
        </main>
      </>
    )
  }
  const openMenu = () => {
    setMenuWanted(true)
    setMenuOpen(true)
  }
  return (
    <div className={styles.frame} data-shell={shell}>
      <SkipLink />
      <HeaderBar onMenu={openMenu} menuOpen={menuOpen} />
      <Banners />
      <main id="page" tabIndex={-1} className={styles.main}>
        <Wrap>{children}</Wrap>
      </main>
      <Wrap>
        <SiteFooter />
      </Wrap>
      {shell === 'browse' && <MiniBar />}
      {shell !== 'game' && shell !== 'money' && <PhoneTabs onMenu={openMenu} />}
      {menuWanted && (
        <Suspense>
          <MenuDrawer open={menuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
