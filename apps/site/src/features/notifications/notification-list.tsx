import type { Notification } from '@fairground/contract/entities/notifications/notification'
import { useText } from '#core/text/text.ts'
import { longDay } from '#core/time/date.ts'
import { serverNow } from '#core/time/server-now.ts'
import { daysBetween, groupByDay } from './group-by-day.ts'
import { NotificationRow } from './notification-row.tsx'
import styles from './notification-list.module.css'

export interface NotificationListProps {
  notifications: readonly Notification[]
  /** The level of the headings of the days. */
  heading: 'h2' | 'h3'
}

/** Notifications under the day they were made. */
export function NotificationList({ notifications, heading: Heading }: NotificationListProps) {
  const t = useText()
  const dayName = (day: number): string => {
    const days = daysBetween(day, serverNow())
    if (days === 0) return t('notifications.today')
    return days === 1 ? t('notifications.yesterday') : longDay(day)
  }
  return groupByDay(notifications).map(({ day, notifications: group }) => (
    <section key={day}>
      <Heading className={styles.day}>{dayName(day)}</Heading>
      <ul className={styles.list}>
        {group.map(notification => (
          <NotificationRow key={notification.id} notification={notification} />
        ))}
      </ul>
    </section>
  ))
}
