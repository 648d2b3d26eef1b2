import { IconButton } from '@fairground/ui/controls/icon-button.tsx'
import { useStore } from 'zustand'
import { markNotificationsRead, notificationStore } from '#core/notifications.ts'
import { useText } from '#core/text/text.ts'
import { clockTime } from '#core/time/date.ts'
import { PopoverOnDemand } from '#shared/layout/popover-on-demand.tsx'
import styles from './notifications-menu.module.css'

/** The bell: the notifications of this session. */
export function NotificationsMenu() {
  const t = useText()
  const { notifications, unread } = useStore(notificationStore)
  return (
    <PopoverOnDemand
      label={t('shell.news')}
      renderTrigger={({ ref, expanded, onPress }) => (
        <IconButton
          ref={ref}
          icon="bell"
          size="lg"
          expanded={expanded}
          dot={unread > 0}
          label={unread > 0 ? t('shell.newsUnread', { count: unread }) : t('shell.news')}
          onPress={() => {
            markNotificationsRead()
            onPress()
          }}
        />
      )}
    >
      <h2>{t('shell.news')}</h2>
      {notifications.length === 0 ? (
        <p className="small muted">{t('shell.newsNone')}</p>
      ) : (
        <ul className={styles.news}>
          {notifications.map(({ id, at, title, text }) => (
            <li key={id}>
              <b>{title}</b>
              {text && <p>{text}</p>}
              <span className="meta num">{clockTime(at)}</span>
            </li>
          ))}
        </ul>
      )}
    </PopoverOnDemand>
  )
}
