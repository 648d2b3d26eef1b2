import { Wrap } from '@fairground/ui/layout/page.tsx'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Banners } from './banners.tsx'
import { HeaderBar } from './header-bar.tsx'
import { MiniBar } from './mini-bar.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { SiteFooter } from './site-footer.tsx'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import type { PageShell } from '#shared/layout/page-shell.ts'
import styles from './shell.module.css'
import { useText } from '#core/text/text.ts'

const MenuDrawer = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([import('./menu-drawer.tsx'), loadText('content')])
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

/** The frame around a page. Header and menu stay mounted during navigation. */
export function ShellFrame({ shell, children }: { shell: PageShell; children: ReactNode }) {
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
