import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'

/** As many as one call can acknowledge. */
const maxEvents = 200
/** An older event is only in the list of notifications. */
const lookBackDays = 30

export type EventRow = Pick<
  Selectable<DB['persistent_event']>,
  'player_id' | 'id' | 'name' | 'at' | 'payload'
> & {
  readonly notificationId: bigint | null
}

/** An event counts as seen when its entry in the list of notifications has been read. */
export const readUnacknowledgedEvents = async (
  tx: Tx,
  memberId: number,
  playerIds: readonly number[],
): Promise<EventRow[]> => {
  const { rows } = await sql<EventRow>`
    SELECT missed.*
      FROM unnest(${sql.val(playerIds)}::int[]) AS reader (id)
     CROSS JOIN LATERAL (
       SELECT e.player_id, e.id, e.name, e.at, e.payload, n.id AS "notificationId"
         FROM persistent_event e
         LEFT JOIN notification n ON n.member_id = e.member_id AND n.player_id = e.player_id
          AND n.subject = coalesce(e.about, 'event/' || e.id)
        WHERE e.member_id = ${memberId} AND e.player_id = reader.id AND e.acknowledged_at IS NULL
          AND e.at > clock_timestamp() - make_interval(days => ${lookBackDays}) AND n.read_at IS NULL
        ORDER BY e.id LIMIT ${maxEvents}) AS missed
     ORDER BY missed.id`.execute(tx)
  return rows
}
