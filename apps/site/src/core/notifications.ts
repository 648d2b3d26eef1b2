import type { ToastMessage } from '@fairground/ui/feedback/toast.tsx'
import { createStore } from 'zustand/vanilla'
import { serverNow } from './time/clock.ts'
import { toast } from './toasts.ts'

export interface NotificationEntry {
  readonly id: number
  readonly at: number
  readonly title: ToastMessage['title']
  readonly text?: ToastMessage['text']
}

const maxNotifications = 20

/** The notifications of this session, newest first. */
export const notificationStore = createStore<{
  readonly notifications: readonly NotificationEntry[]
  readonly unread: number
}>(() => ({
  notifications: [],
  unread: 0,
}))

/** Shows a toast and lists it under the bell. */
export const notify = (message: ToastMessage, options?: { stay: boolean }): void => {
  toast(message, options)
  notificationStore.setState(({ notifications, unread }) => ({
    notifications: [
      { id: (notifications[0]?.id ?? 0) + 1, at: serverNow(), title: message.title, text: message.text },
      ...notifications,
    ].slice(0, maxNotifications),
    unread: unread + 1,
  }))
}

export const markNotificationsRead = (): void => notificationStore.setState({ unread: 0 })
