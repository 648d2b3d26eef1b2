import { TabBar } from '@fairground/ui/layout/tab-bar.tsx'
import { useLocation } from 'react-router'
import { openModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { playoutHref } from '#kinds/game-address.ts'
import { useLiveDraws } from './use-live-draws.ts'
import { useUnreadNotifications } from './use-unread-notifications.ts'

export function PhoneTabs({ onMenu }: { onMenu: () => void }) {
  const t = useText()
  const { pathname } = useLocation()
  const unread = useUnreadNotifications()
  const mine = useLiveDraws()
  const [only] = mine
  const live = { id: 'live', label: t('shell.live'), icon: 'play', dot: only && t('shell.liveDot') } as const
  return (
    <TabBar
      label={t('shell.mainNav')}
      items={[
        { id: 'play', label: t('shell.play'), icon: 'home', href: '/', current: pathname === '/' },
        {
          id: 'results',
          label: t('shell.results'),
          icon: 'results',
          href: '/draws',
          current: pathname === '/draws',
        },
        only !== undefined && mine.length === 1
          ? { ...live, href: playoutHref(only) }
          : { ...live, onPress: () => openModal('liveGames') },
        {
          id: 'tickets',
          label: t('shell.ticketsShort'),
          icon: 'ticket',
          href: '/tickets',
          current: pathname === '/tickets',
        },
        {
          id: 'menu',
          label: t('shell.menu'),
          icon: 'menu',
          dot: unread > 0 ? t('shell.newsUnread', { count: unread }) : undefined,
          onPress: onMenu,
        },
      ]}
    />
  )
}
