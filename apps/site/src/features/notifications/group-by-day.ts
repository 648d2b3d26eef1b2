import type { Notification } from '@fairground/contract/entities/notifications/notification'

interface NotificationDay {
  /** Midnight of the day in the player's time zone. */
  readonly day: number
  readonly notifications: readonly Notification[]
}

const toDay = (at: number): number => new Date(at).setHours(0, 0, 0, 0)

/** Keeps the order, newest first. */
export const groupByDay = (notifications: readonly Notification[]): NotificationDay[] =>
  [...Map.groupBy(notifications, ({ createdAt }) => toDay(createdAt))].map(([day, group]) => ({
    day,
    notifications: group,
  }))

/** Whole calendar days between two times. A day with a clock change is shorter or longer than 24 hours. */
export const daysBetween = (day: number, now: number): number => Math.round((toDay(now) - day) / 86_400_000)
