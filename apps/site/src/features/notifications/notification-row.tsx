import type { Notification } from '@fairground/contract/entities/notifications/notification'
import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { Icon } from '@fairground/ui/icons/icon.tsx'
import { markNotificationsRead } from '#core/notifications.ts'
import { useText } from '#core/text/text.ts'
import { clockTime } from '#core/time/date.ts'
import { notificationIcons } from './notification-icons.ts'
import styles from './notification-row.module.css'

/** One entry: the whole row opens the page with more and marks the entry as read. */
export function NotificationRow({ notification }: { notification: Notification }) {
  const t = useText()
  const { id, kind, title, text, path, createdAt, readAt } = notification
  const isUnread = readAt === null
  const open = () => {
    if (isUnread) void markNotificationsRead({ ids: [id] })
  }
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      <Anchor className={styles.link} href={path} onClick={open}>
        <span className={styles.icon} data-kind={kind}>
          <Icon name={notificationIcons[kind]} />
        </span>
        <span className={styles.words}>
          <b>
            {isUnread && <span className="vh">{t('notifications.unread')} </span>}
            {title}
          </b>
          <span className={styles.text}>{text}</span>
        </span>
        <time className={styles.time} dateTime={new Date(createdAt).toISOString()}>
          {clockTime(createdAt)}
        </time>
      </Anchor>
    </li>
  )
}
