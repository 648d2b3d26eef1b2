import type { EventName } from '@fairground/contract/events'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'

/** A browser that was seen this recently has received the live event. */
const presentFor = '2 minutes'

/** An event of a game for a player who is away. `about` names its cause, so that it is stored once. */
export interface MissedEvent {
  readonly playerId: number
  readonly name: EventName
  readonly about: string
  readonly payload: object
}

/**
 * Stores the events, one per player, for the players who were not active just now. They see them after their next login.
 * Returns the ids by player: a browser that is open after all acknowledges the live event with it.
 */
export const storeMissedEvents = async (
  tx: Tx,
  memberId: number,
  events: readonly MissedEvent[],
): Promise<ReadonlyMap<number, number>> => {
  if (events.length === 0) return new Map()
  const { rows } = await sql<{ id: bigint; playerId: number }>`
    INSERT INTO persistent_event (member_id, player_id, name, about, payload)
    SELECT ${memberId}, * FROM unnest(
      ${sql.val(events.map(each => each.playerId))}::int[], ${sql.val(events.map(each => each.name))}::text[],
      ${sql.val(events.map(each => each.about))}::text[],
      ${sql.val(events.map(each => JSON.stringify(each.payload)))}::jsonb[]) AS missed (player_id, name, about, payload)
     WHERE NOT EXISTS (
       SELECT FROM session s
        WHERE s.member_id = ${memberId} AND s.player_id = missed.player_id AND s.ended_at IS NULL
          AND s.seen_at > clock_timestamp() - ${presentFor}::interval)
    ON CONFLICT (member_id, player_id, about) DO NOTHING
    RETURNING id, player_id AS "playerId"`.execute(tx)
  return new Map(rows.map(({ id, playerId }) => [playerId, Number(id)]))
}
