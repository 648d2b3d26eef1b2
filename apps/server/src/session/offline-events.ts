import type { PersistentEvent } from '@fairground/contract/entities/session/persistent-event'
import type { Tx } from '@fairground/database/transaction'
import { decimal } from '#platform/money.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import {
  advanceMark,
  findMissedEvents,
  insertPersistentEvent,
  type MissedEvent,
  readUnacknowledgedEvents,
} from './queries.ts'

/** Returns the events that the player missed and has not acknowledged, oldest first. */
export const readOfflineEvents = async (tx: Tx, player: PlayerKey): Promise<PersistentEvent[]> => {
  await storeMissedEvents(tx, player)
  const rows = await readUnacknowledgedEvents(tx, player)
  return rows.map(({ id, name, at, payload }) => ({
    eventId: Number(id),
    name,
    at: Math.floor(at),
    payload: payload as PersistentEvent['payload'],
  }))
}

/**
 * Stores wins, refunds and reschedules of the player's games that happened while they were away. It runs when the player
 * comes back, so that the end of a game with a million plays does not write a row per player.
 */
const storeMissedEvents = async (tx: Tx, player: PlayerKey): Promise<void> => {
  const mark = await advanceMark(tx, player)
  if (!mark) return
  for (const missed of await findMissedEvents(tx, player, mark.before))
    await insertPersistentEvent(
      tx,
      player,
      eventNames[missed.kind],
      missed,
      toPayload(player.memberId, missed),
    )
}

const eventNames = { ended: 'gameEnd', refunded: 'gameRefunded', rescheduled: 'gameRescheduled' } as const
const eventTypes = { ended: 5, refunded: 11, rescheduled: 12 } as const

const toPayload = (memberId: number, { kind, gameId, instanceId, currency, won, startAt }: MissedEvent) => ({
  eventType: eventTypes[kind],
  memberId,
  gameId,
  gameInstanceId: instanceId,
  ...(kind === 'ended' ? { won: decimal(won, currency), currencyId: currency } : {}),
  ...(kind === 'rescheduled' ? { tournamentStartTime: startAt } : {}),
})
