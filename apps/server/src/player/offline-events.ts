import type { PersistentEvent } from '@fairground/contract/entities/session/persistent-event'
import type { Tx } from '@fairground/database/transaction'
import type { PlayerKey } from '#platform/player-key.ts'
import { type EventRow, readUnacknowledgedEvents } from '#player/queries/persistent-events.ts'

/** Returns the events that the player missed and has not acknowledged, oldest first. It writes nothing. */
export const readOfflineEvents = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
): Promise<PersistentEvent[]> => (await readOfflineEventsByPlayer(tx, memberId, [playerId])).get(playerId)!

export const readOfflineEventsByPlayer = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<Map<number, PersistentEvent[]>> => {
  const events = new Map<number, PersistentEvent[]>(playerIds.map(id => [id, []]))
  for (const row of await readUnacknowledgedEvents(tx, memberId, playerIds))
    events.get(row.player_id)?.push(toPersistentEvent(row))
  return events
}

const toPersistentEvent = ({ id, name, at, payload, notificationId }: EventRow): PersistentEvent => ({
  eventId: Number(id),
  name,
  at: Math.floor(at),
  payload: payload as PersistentEvent['payload'],
  ...(notificationId === null ? {} : { notificationId: Number(notificationId) }),
})
