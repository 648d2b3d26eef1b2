import type {
  NotificationPreferences,
  PreferenceChange,
} from '@fairground/contract/entities/notifications/notification-preference'
import { useMutation } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { useText } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { preferencesQuery, takePreferences } from './preferences-query.ts'

const withChange = (
  known: NotificationPreferences,
  { kind, channel, enabled }: PreferenceChange,
): NotificationPreferences => ({
  ...known,
  preferences: known.preferences.map(each =>
    each.kind === kind ? { ...each, [channel]: enabled ? 'on' : 'off' } : each,
  ),
})

/** Saves a switch at once and sets it back if that fails. */
export const useSetPreference = () => {
  const t = useText()
  const { mutate } = useMutation({
    mutationFn: (change: PreferenceChange) => call('setNotificationPreferences', { changes: [change] }),
    onMutate: change =>
      queryClient.setQueryData(preferencesQuery.queryKey, known => known && withChange(known, change)),
    onSuccess: takePreferences,
    onError: () => {
      toast({ tone: 'danger', title: t('notifications.preferences.notSaved') })
      void queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey })
    },
  })
  return mutate
}
