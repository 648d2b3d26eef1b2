import { Button, ButtonLink } from '@fairground/ui/parts/button.tsx'
import { Drawer, type DrawerGroup } from '@fairground/ui/parts/drawer.tsx'
import { useLocation } from 'react-router'
import { openModal } from '#app/modals.ts'
import { logout, useAccounts, usePlayer } from '#app/session.ts'
import { useText } from '#app/text.ts'
import { exactText } from '#shared/money.ts'
import { SiteLogo } from '#shared/site-logo.tsx'
import styles from './menu-drawer.module.css'

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
        <ButtonLink href="/cashier">{t('common.deposit')}</ButtonLink>
        <ButtonLink href="/withdraw">{t('common.cashOut')}</ButtonLink>
      </div>
    </div>
  )
}

function VisitorCard({ onClose }: { onClose: () => void }) {
  const t = useText()
  const open = (name: 'login' | 'register') => {
    onClose()
    if (name === 'login') openModal('login', {})
    else openModal('register')
  }
  return (
    <div className={styles.pair}>
      <Button onPress={() => open('register')}>{t('common.join')}</Button>
      <Button tone="primary" onPress={() => open('login')}>
        {t('common.logIn')}
      </Button>
    </div>
  )
}

const useGroups = (loggedIn: boolean): DrawerGroup[] => {
  const t = useText()
  const { pathname } = useLocation()
  const groups: DrawerGroup[] = [
    {
      id: 'play',
      title: t('drawer.play'),
      items: [
        { id: 'home', label: t('drawer.home'), icon: 'home', href: '/' },
        { id: 'results', label: t('shell.results'), icon: 'results', href: '/draws' },
        { id: 'tickets', label: t('shell.tickets'), icon: 'ticket', href: '/tickets' },
      ],
    },
    {
      id: 'safer',
      items: [
        { id: 'safer', label: t('drawer.saferPlay'), icon: 'shield', href: '/cashier/responsiblegaming' },
      ],
    },
    {
      id: 'help',
      title: t('drawer.help'),
      items: [
        { id: 'how', label: t('shell.howToPlay'), icon: 'info', href: '/howtoplay' },
        { id: 'terms', label: t('drawer.terms'), icon: 'document', href: '/terms' },
        { id: 'privacy', label: t('drawer.privacy'), icon: 'lock', href: '/privacy' },
        { id: 'contact', label: t('drawer.contact'), icon: 'help', href: '/contact' },
      ],
    },
  ]
  const me: DrawerGroup = {
    id: 'me',
    title: t('drawer.me'),
    items: [
      { id: 'account', label: t('drawer.account'), icon: 'user', href: '/account' },
      { id: 'cashier', label: t('drawer.cashier'), icon: 'wallet', href: '/cashier' },
    ],
  }
  const leave: DrawerGroup = {
    id: 'leave',
    items: [{ id: 'leave', label: t('common.logOut'), icon: 'leave', onPress: () => void logout() }],
  }
  const shown = loggedIn ? [groups[0], me, groups[1], groups[2], leave] : groups
  return shown
    .filter(group => group !== undefined)
    .map(group => ({
      ...group,
      items: group.items.map(item => ({ ...item, current: item.href === pathname })),
    }))
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
