import type { DB } from '@fairground/database/rows'
import type { Tx } from '@fairground/database/transaction'
import { type Selectable, sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

const lookBackDays = 30
const maxInstances = 200
const maxEvents = 200
/** A browser seen this recently has received the live event. */
const presentFor = '1 minute'
/** Reloading a page does not repeat the query. */
const lookEvery = '10 seconds'

type Instance = Selectable<DB['game_instance']>

export type MissedEvent = Pick<Selectable<DB['instance_event']>, 'n' | 'at'> &
  Pick<Instance, 'currency'> & {
    readonly instanceId: Instance['id']
    readonly gameId: Instance['game_id']
    readonly startAt: Instance['start_at']
    readonly kind: 'ended' | 'refunded' | 'rescheduled'
    readonly won: bigint
  }

export const readUnacknowledgedEvents = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .selectFrom('persistent_event')
    .select(['id', 'name', 'at', 'payload'])
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('acknowledged_at', 'is', null)
    .orderBy('id')
    .limit(maxEvents)
    .execute()

/** Returns how many of the events were not acknowledged before. */
export const acknowledgeEvents = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  eventIds: readonly bigint[],
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable('persistent_event')
    .set({ acknowledged_at: sql<number>`clock_timestamp()` })
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .where('id', 'in', eventIds)
    .where('acknowledged_at', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Sets the mark of the last look and returns the one before. Returns undefined if that was just now. */
export const advanceMark = (tx: Tx, { memberId, playerId }: PlayerKey) =>
  tx
    .insertInto('persistent_mark')
    .values({ member_id: memberId, player_id: playerId, looked_at: sql<number>`clock_timestamp()` })
    .onConflict(conflict =>
      conflict
        .columns(['member_id', 'player_id'])
        .doUpdateSet({ looked_at: sql<number>`clock_timestamp()` })
        .where(sql<boolean>`persistent_mark.looked_at < clock_timestamp() - ${lookEvery}::interval`),
    )
    .returning(
      // The subquery reads the statement's snapshot, so it returns the old value.
      sql<number | null>`(SELECT m.looked_at FROM persistent_mark m
        WHERE m.member_id = ${memberId} AND m.player_id = ${playerId})`.as('before'),
    )
    .executeTakeFirst()

export const insertPersistentEvent = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  name: string,
  { instanceId, n, at }: MissedEvent,
  payload: object,
): Promise<void> => {
  await sql`
    INSERT INTO persistent_event (member_id, player_id, name, about, at, payload)
    VALUES (${memberId}, ${playerId}, ${name}, ${`game/${instanceId}/${n}`},
            to_timestamp(${at}::float8 / 1000), ${JSON.stringify(payload)}::jsonb)
    ON CONFLICT (member_id, player_id, about) DO NOTHING`.execute(tx)
}

export const findMissedEvents = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  since: number | null,
): Promise<readonly MissedEvent[]> => {
  const { rows } = await sql<MissedEvent>`
    SELECT * FROM (
      SELECT i.id AS "instanceId", i.game_id AS "gameId", i.currency, e.n, e.kind, e.at, i.start_at AS "startAt",
             CASE WHEN e.kind = 'ended' THEN
               (SELECT coalesce(sum(p.from_pool + p.from_jackpot), 0)::bigint
                  FROM live_ticket t JOIN payout p
                    ON p.member_id = t.member_id AND p.instance_id = t.instance_id AND p.seq = t.seq
                 WHERE t.member_id = i.member_id AND t.instance_id = i.id AND t.player_id = ${playerId})
             ELSE 0::bigint END AS won
        FROM (SELECT instance_id, min(created_at) AS joined_at FROM ticket
               WHERE member_id = ${memberId} AND player_id = ${playerId}
               GROUP BY instance_id ORDER BY instance_id DESC LIMIT ${maxInstances}) AS mine
        JOIN game_instance i ON i.member_id = ${memberId} AND i.id = mine.instance_id
        JOIN instance_event e ON e.member_id = i.member_id AND e.instance_id = i.id
       WHERE e.kind IN ('ended', 'refunded', 'rescheduled') AND e.at > mine.joined_at
         AND e.at > greatest(to_timestamp(${since ?? 0}::float8 / 1000) - interval '1 second',
                             clock_timestamp() - make_interval(days => ${lookBackDays}))
         AND NOT EXISTS (
           SELECT FROM session s
            WHERE s.member_id = ${memberId} AND s.player_id = ${playerId} AND s.created_at <= e.at
              AND least(s.ended_at, s.seen_at + ${presentFor}::interval) >= e.at)) AS missed
     WHERE kind <> 'ended' OR won > 0
     ORDER BY at`.execute(tx)
  return rows
}
