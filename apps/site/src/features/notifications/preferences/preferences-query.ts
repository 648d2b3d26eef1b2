import type { NotificationPreferences } from '@fairground/contract/entities/notifications/notification-preference'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'

export const preferencesQuery = queryOptions({
  queryKey: ['getNotificationPreferences'],
  queryFn: () => call('getNotificationPreferences', {}),
})

export const takePreferences = (preferences: NotificationPreferences): void => {
  queryClient.setQueryData(preferencesQuery.queryKey, preferences)
  // Some choices about mail are part of the contact preference too.
  void queryClient.invalidateQueries({ queryKey: ['getContactPreference'] })
}
