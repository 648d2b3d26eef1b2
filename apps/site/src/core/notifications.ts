import type { EventPayload } from '@fairground/contract/events'
import type { Output } from '@fairground/contract/operations'
import { queryOptions } from '@tanstack/react-query'
import { call } from './call.ts'
import { queryClient } from './query-client.ts'

const recent = 20

type Recent = Output<'getNotifications'>

/** The newest notifications and the number of unread ones, kept up to date by events. */
export const notificationsQuery = queryOptions({
  queryKey: ['getNotifications'],
  queryFn: () => call('getNotifications', { maxResults: recent }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** All pages of the list, which are loaded again after a change. */
export const notificationPagesKey = 'notificationPages'

const update = (change: (known: Recent) => Recent): void => {
  queryClient.setQueryData(notificationsQuery.queryKey, known => known && change(known))
  void queryClient.invalidateQueries({ queryKey: [notificationPagesKey] })
}

export const takeNotification = ({ notification, unread }: EventPayload<'playerNotification'>): void =>
  update(({ notifications, more }) => ({
    notifications: [notification, ...notifications.filter(({ id }) => id !== notification.id)],
    unread,
    more,
  }))

/** Loads the list again after notifications were read elsewhere or events were missed. */
export const reloadNotifications = (): void => {
  if (queryClient.getQueryData(notificationsQuery.queryKey) === undefined) return
  void queryClient.invalidateQueries({ queryKey: notificationsQuery.queryKey })
  void queryClient.invalidateQueries({ queryKey: [notificationPagesKey] })
}

const isRead = (id: number, { ids = [], upTo = 0 }: ReadRequest): boolean => ids.includes(id) || id <= upTo

interface ReadRequest {
  readonly ids?: number[]
  readonly upTo?: number
}

/** Marks notifications as read here at once and then on the server. */
export const markNotificationsRead = async (request: ReadRequest): Promise<void> => {
  const readAt = Date.now()
  update(({ notifications, unread, more }) => {
    const marked = notifications.filter(({ id, readAt: before }) => before === null && isRead(id, request))
    return {
      notifications: notifications.map(each => (marked.includes(each) ? { ...each, readAt } : each)),
      unread: Math.max(unread - marked.length, 0),
      more,
    }
  })
  const { unread } = await call('markNotificationsRead', request)
  update(known => ({ ...known, unread }))
}
