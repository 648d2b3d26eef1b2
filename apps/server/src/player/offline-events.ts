import type { PersistentEvent } from '@fairground/contract/entities/session/persistent-event'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { readUnacknowledgedEvents } from '#player/queries/persistent-events.ts'

/** Returns the events that the player missed and has not acknowledged, oldest first. It writes nothing. */
export const readOfflineEvents = async (tx: Tx, player: PlayerKey): Promise<PersistentEvent[]> => {
  const rows = await readUnacknowledgedEvents(tx, player)
  return rows.map(({ id, name, at, payload, notificationId }) => ({
    eventId: Number(id),
    name,
    at: Math.floor(at),
    payload: payload as PersistentEvent['payload'],
    ...(notificationId === null ? {} : { notificationId: Number(notificationId) }),
  }))
}
