import { TextButton, TextLink } from '@fairground/ui/controls/text-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { markNotificationsRead, notificationsQuery } from '#core/notifications.ts'
import { useText } from '#core/text/text.ts'
import { useAccountPlayer } from '#shared/account/use-account-player.ts'
import { NotificationList } from './notification-list.tsx'
import styles from './recent-notifications.module.css'

const shown = 6

/** The newest notifications, in the popover of the bell. */
export function RecentNotifications() {
  const t = useText()
  const enabled = useAccountPlayer() !== null
  const { data } = useQuery({ ...notificationsQuery, enabled })
  const notifications = data?.notifications ?? []
  const [newest] = notifications
  return (
    <div className={styles.recent}>
      <header className={styles.head}>
        <h2>{t('notifications.title')}</h2>
        {newest && data && data.unread > 0 && (
          <TextButton onPress={() => void markNotificationsRead({ upTo: newest.id })}>
            {t('notifications.markAll')}
          </TextButton>
        )}
      </header>
      {newest ? (
        <NotificationList notifications={notifications.slice(0, shown)} heading="h3" />
      ) : (
        <p className="small muted">{t('notifications.none')}</p>
      )}
      <TextLink href="/notifications">{t('notifications.all')}</TextLink>
    </div>
  )
}
