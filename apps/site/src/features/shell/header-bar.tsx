import { AvatarLink } from '@fairground/ui/parts/avatar.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { DesktopOnly, Header } from '@fairground/ui/parts/header.tsx'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { bootstrap } from '#app/bootstrap.ts'
import { lazyPage } from '#app/lazy-page.ts'
import { openModal } from '#app/modals.ts'
import { useMayBeLoggedIn, usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { initials } from '#shared/initials.ts'
import { SiteLogo } from '#shared/site-logo.tsx'
import { NewsMenu } from './news-menu.tsx'
import { SessionMenu } from './session-menu.tsx'
import { WalletMenu } from './wallet-menu.tsx'

const OperatorHeader = lazy(lazyPage(async () => (await import('./operator-texts.tsx')).OperatorHeader))

function PlayerEnd() {
  const t = useText()
  const player = usePlayer()
  return (
    <>
      <DesktopOnly>
        <SessionMenu />
      </DesktopOnly>
      <WalletMenu />
      <DesktopOnly>
        <NewsMenu />
      </DesktopOnly>
      <DesktopOnly>
        {player && (
          <AvatarLink
            initials={initials(player)}
            href="/account"
            label={t('shell.accountOf', { name: player.username })}
          />
        )}
      </DesktopOnly>
    </>
  )
}

function VisitorEnd() {
  const t = useText()
  const { pathname, search } = useLocation()
  const redirectUrl = pathname + search
  return (
    <>
      <DesktopOnly>
        <Button size="sm" onPress={() => openModal('register')}>
          {t('common.join')}
        </Button>
      </DesktopOnly>
      <Button tone="primary" size="sm" onPress={() => openModal('login', { redirectUrl })}>
        {t('common.logIn')}
      </Button>
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
