import { Button, ButtonLink } from '@fairground/ui/controls/button.tsx'
import { Drawer, type DrawerGroup, type DrawerItem } from '@fairground/ui/layout/drawer.tsx'
import { useLocation } from 'react-router'
import { openModal } from '#core/modals.ts'
import { logout, useAccounts, usePlayer } from '#core/session/session.ts'
import { useIsFeatureOn } from '#core/session/use-is-feature-on.ts'
import { useText } from '#core/text/text.ts'
import { exactText } from '#core/money.ts'
import { SiteLogo } from '#shared/layout/site-logo.tsx'
import { type MenuLinkId, menuLinks } from './menu-links.ts'
import { Settings } from './settings.tsx'
import { useListedLinks } from './use-listed-links.ts'
import styles from './menu-drawer.module.css'

type Text = ReturnType<typeof useText>

const play = ['home', 'results', 'replays', 'tickets', 'subscriptions', 'scan'] as const
const accountLinks = [
  'account',
  'notifications',
  'cashier',
  'prizes',
  'rewards',
  'gifts',
  'referrals',
] as const
const help = ['howToPlay', 'faq', 'contact', 'about', 'downloads', 'terms', 'privacy', 'credits'] as const

function PlayerCard() {
  const t = useText()
  const player = usePlayer()
  const [account] = useAccounts()
  return (
    <div className={styles.player}>
      <b>{player?.username}</b>
      {account && (
        <span className={styles.balance}>
          {exactText(account.accountBalance, account.accountCurrency, 'always')}
        </span>
      )}
      <div className={styles.pair}>
        <ButtonLink href="/deposit">{t('common.deposit')}</ButtonLink>
        <ButtonLink href="/withdraw">{t('common.cashOut')}</ButtonLink>
      </div>
    </div>
  )
}

function VisitorCard({ onClose }: { onClose: () => void }) {
  const t = useText()
  const canRegister = useIsFeatureOn('registration')
  const open = (name: 'login' | 'register') => {
    onClose()
    if (name === 'login') openModal('login', {})
    else openModal('register')
  }
  return (
    <div className={styles.pair}>
      {canRegister && <Button onPress={() => open('register')}>{t('common.join')}</Button>}
      <Button tone="primary" onPress={() => open('login')}>
        {t('common.logIn')}
      </Button>
    </div>
  )
}

const toDrawerItem = (t: Text, id: MenuLinkId): DrawerItem => ({
  id,
  label: t(`drawer.${id}`),
  ...menuLinks[id],
})

const useGroups = (loggedIn: boolean): DrawerGroup[] => {
  const t = useText()
  const { pathname } = useLocation()
  const filterListed = useListedLinks()
  const list = (ids: readonly MenuLinkId[]): DrawerItem[] =>
    filterListed(ids).map(id => ({ ...toDrawerItem(t, id), current: menuLinks[id].href === pathname }))
  const groups: (DrawerGroup | null)[] = [
    { id: 'play', title: t('drawer.play'), items: list(play) },
    loggedIn ? { id: 'me', title: t('drawer.me'), items: list(accountLinks) } : null,
    { id: 'safer', items: list(['saferPlay']), pinned: true },
    { id: 'settings', title: t('settings.title'), items: [], content: <Settings /> },
    { id: 'help', title: t('drawer.help'), items: list(help) },
    loggedIn
      ? {
          id: 'leave',
          items: [{ id: 'leave', label: t('common.logOut'), icon: 'leave', onPress: () => void logout() }],
        }
      : null,
  ]
  return groups.filter(group => group !== null)
}

export function MenuDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useText()
  const loggedIn = usePlayer() !== null
  const groups = useGroups(loggedIn)
  return (
    <Drawer
      open={open}
      onClose={onClose}
      label={t('shell.menu')}
      closeLabel={t('common.close')}
      logo={<SiteLogo />}
      top={loggedIn ? <PlayerCard /> : <VisitorCard onClose={onClose} />}
      groups={groups}
    />
  )
}
