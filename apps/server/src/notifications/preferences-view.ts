import type { NotificationPreferences } from '@fairground/contract/entities/notifications/notification-preference'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { listPreferences } from './kind-rules.ts'
import { readPreferences } from './queries/preferences.ts'

export const readPreferencesView = async (
  tx: Tx,
  player: PlayerKey,
  pushKey: string | null,
): Promise<NotificationPreferences> => {
  const choices = await readPreferences(tx, player)
  return {
    preferences: listPreferences(choices),
    contactByEmail: choices.contactBy.includes('email'),
    pushKey,
    pushDevices: choices.devices,
  }
}
