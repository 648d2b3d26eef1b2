import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { lazy, Suspense } from 'react'
import { lazyPage } from '#core/lazy-page.ts'
import { loadText } from '#core/text/load-text.ts'
import { useText } from '#core/text/text.ts'
import { PopoverOnDemand } from '#shared/layout/popover-on-demand.tsx'
import { useUnreadNotifications } from './use-unread-notifications.ts'

const RecentNotifications = lazy(
  lazyPage(async () => {
    const [part] = await Promise.all([
      import('#features/notifications/recent-notifications.tsx'),
      loadText('notifications'),
    ])
    return part.RecentNotifications
  }),
)

/** The bell: the number of unread notifications and the newest ones. */
export function NotificationsMenu() {
  const t = useText()
  const unread = useUnreadNotifications()
  return (
    <PopoverOnDemand
      label={t('shell.news')}
      renderTrigger={({ ref, expanded, onPress }) => (
        <IconButton
          ref={ref}
          icon="bell"
          size="lg"
          expanded={expanded}
          count={unread}
          label={unread > 0 ? t('shell.newsUnread', { count: unread }) : t('shell.news')}
          onPress={onPress}
        />
      )}
    >
      <Suspense>
        <RecentNotifications />
      </Suspense>
    </PopoverOnDemand>
  )
}
