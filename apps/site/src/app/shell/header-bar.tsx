import { Button } from '@fairground/ui/controls/button.tsx'
import { DesktopOnly, Header } from '@fairground/ui/layout/header.tsx'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { bootstrap } from '#core/bootstrap.ts'
import { lazyPage } from '#core/lazy-page.ts'
import { openModal } from '#core/modals.ts'
import { useMayBeLoggedIn } from '#core/session/session.ts'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import { SiteLogo } from '#shared/layout/site-logo.tsx'
import { AccountMenu } from './account-menu.tsx'
import { NotificationsMenu } from './notifications-menu.tsx'
import { SessionMenu } from '#shared/layout/session-menu.tsx'
import { WalletMenu } from './wallet-menu.tsx'

const OperatorHeader = lazy(lazyPage(async () => (await import('./operator-texts.tsx')).OperatorHeader))

function PlayerEnd() {
  return (
    <>
      <DesktopOnly>
        <SessionMenu />
      </DesktopOnly>
      <WalletMenu />
      <DesktopOnly>
        <NotificationsMenu />
      </DesktopOnly>
      <DesktopOnly>
        <AccountMenu />
      </DesktopOnly>
    </>
  )
}

function VisitorEnd() {
  const t = useText()
  const { pathname, search } = useLocation()
  const redirectUrl = pathname + search
  const canRegister = useIsFeatureOn('registration')
  return (
    <>
      {canRegister && (
        <DesktopOnly>
          <Button size="sm" onPress={() => openModal('register')}>
            {t('common.join')}
          </Button>
        </DesktopOnly>
      )}
      <Button tone="primary" size="sm" onPress={() => openModal('login', { redirectUrl })}>
        {t('common.logIn')}
      </Button>
      <DesktopOnly>
        <AccountMenu />
      </DesktopOnly>
    </>
  )
}

export function HeaderBar({ onMenu, menuOpen }: { onMenu: () => void; menuOpen: boolean }) {
  const t = useText()
  const { pathname } = useLocation()
  const loggedIn = useMayBeLoggedIn()
  const items = [
    { id: 'play', label: t('shell.play'), href: '/' },
    { id: 'results', label: t('shell.results'), href: '/draws' },
    { id: 'tickets', label: t('shell.tickets'), href: '/tickets' },
    { id: 'how', label: t('shell.howToPlay'), href: '/howtoplay' },
  ]
  return (
    <>
      <Suspense>
        <OperatorHeader />
      </Suspense>
      <Header
        home={{ href: '/', label: t('shell.homeLabel', { site: bootstrap.siteName }) }}
        logo={<SiteLogo />}
        nav={{
          label: t('shell.mainNav'),
          items: items.map(item => ({ ...item, current: item.href === pathname })),
        }}
        menu={{ label: t('shell.openMenu'), onOpen: onMenu, expanded: menuOpen }}
      >
        {loggedIn ? <PlayerEnd /> : <VisitorEnd />}
      </Header>
    </>
  )
}
