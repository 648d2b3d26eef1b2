import type { PreferenceChange } from '@fairground/contract/entities/notifications/notification-preference'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { queryClient } from '#core/query-client.ts'
import { preferencesQuery, takePreferences } from './preferences-query.ts'
import { findPushState, subscribeBrowser, unsubscribeBrowser } from './push-support.ts'

const stateKey = ['pushState'] as const

const firstKinds: PreferenceChange[] = [
  { kind: 'win', channel: 'push', enabled: true },
  { kind: 'drawReminder', channel: 'push', enabled: true },
]

const turnOn = async (key: string): Promise<void> => {
  const subscription = await subscribeBrowser(key)
  if (subscription === null) return
  await call('registerPushSubscription', subscription)
  const { preferences } = await call('getNotificationPreferences', {})
  // A first device would get nothing, because every kind is off until the player chooses it.
  if (!preferences.some(({ push }) => push === 'on'))
    takePreferences(await call('setNotificationPreferences', { changes: firstKinds }))
}

const turnOff = async (): Promise<void> => {
  const endpoint = await unsubscribeBrowser()
  if (endpoint !== null) await call('removePushSubscription', { endpoint })
}

/** Push messages in this browser. */
export const usePush = () => {
  const { data: state } = useQuery({ queryKey: stateKey, queryFn: findPushState, staleTime: 0 })
  const onSettled = async () => {
    await queryClient.invalidateQueries({ queryKey: stateKey })
    await queryClient.invalidateQueries({ queryKey: preferencesQuery.queryKey })
  }
  const on = useMutation({ mutationFn: turnOn, onSettled })
  const off = useMutation({ mutationFn: turnOff, onSettled })
  return {
    state,
    turnOn: (key: string) => on.mutate(key),
    turnOff: () => off.mutate(),
    isBusy: on.isPending || off.isPending,
    failed: on.isError || off.isError,
  }
}
