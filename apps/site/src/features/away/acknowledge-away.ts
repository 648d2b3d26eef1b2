import type { PersistentEvent } from '@fairground/contract/entities/session/persistent-event'
import { call } from '#core/call.ts'
import { markNotificationsRead } from '#core/notifications.ts'
import { queryClient } from '#core/query-client.ts'
import { sessionQuery } from '#core/session/session.ts'

/** Marks the events as seen here and for other devices. After a failure they are shown again at the next login. */
export const acknowledgeAway = async (events: readonly PersistentEvent[]): Promise<void> => {
  queryClient.setQueryData(sessionQuery.queryKey, session => session && { ...session, afterLoginEvents: [] })
  const ids = events.flatMap(({ notificationId }) => notificationId ?? [])
  try {
    await call('acknowledgePesistentEvents', { eventIds: events.map(({ eventId }) => eventId) })
    if (ids.length > 0) await markNotificationsRead({ ids })
  } catch {
    // Nothing is lost: the server still has the events.
  }
}
