import type { RankFilter, RankVisibility } from '@fairground/contract/entities/rewards/progress'
import type { Row } from '@fairground/database/row'
import type { Tx } from '@fairground/database/transaction'
import { periodStart, rankPeriods } from '@fairground/rules/rewards/xp'
import { sql } from 'kysely'
import type { PlayerKey } from '#platform/player-key.ts'

export interface Period {
  readonly memberId: number
  readonly period: RankFilter
  readonly since: string
}

/** Players who are closed, on a break or without rewards have no place, and neither have those who hide. */
const places = ({ memberId, period, since }: Period) => sql`
  point_total t
    JOIN player p ON p.member_id = t.member_id AND p.id = t.player_id AND p.status = 'active' AND NOT p.rewards_off AND NOT p.promotions_stopped
    LEFT JOIN rank_choice c ON c.member_id = t.member_id AND c.player_id = t.player_id
   WHERE t.member_id = ${memberId} AND t.period = ${period} AND t.since = ${since}::date
     AND coalesce(c.shown, 'number') <> 'hidden'`

export interface PlaceRow extends Row<'point_total', 'player_id' | 'points'> {
  /** Null for a player who is shown by number. */
  readonly name: string | null
}

export const readPlaces = async (
  tx: Tx,
  period: Period,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<PlaceRow[]> => {
  const { rows } = await sql<PlaceRow>`
    SELECT t.player_id AS "playerId", t.points, CASE c.shown WHEN 'name' THEN p.username END AS name
      FROM ${places(period)}
     ORDER BY t.points DESC, t.reached_at, t.player_id LIMIT ${limit} OFFSET ${offset}`.execute(tx)
  return rows
}

export const countPlaces = async (tx: Tx, period: Period): Promise<number> => {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${places(period)}`.execute(tx)
  return rows[0]?.n ?? 0
}

export interface OwnPlace {
  readonly points: number
  readonly position: number
}

/** The place of a player among those who are shown. A hidden player sees the place they would have. */
export const findOwnPlace = async (
  tx: Tx,
  playerId: number,
  period: Period,
): Promise<OwnPlace | undefined> => {
  const { rows } = await sql<OwnPlace>`
    SELECT own.points,
           (SELECT count(*)::int + 1 FROM ${places(period)} AND t.player_id <> ${playerId}
               AND (-t.points, t.reached_at, t.player_id) < (-own.points, own.reached_at, own.player_id)) AS position
      FROM point_total own
     WHERE own.member_id = ${period.memberId} AND own.period = ${period.period} AND own.since = ${period.since}::date
       AND own.player_id = ${playerId}`.execute(tx)
  return rows[0]
}

export const readXp = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<number> => {
  const { rows } = await sql<{ xp: number }>`
    SELECT (SELECT coalesce(sum(xp), 0) FROM draw_point WHERE member_id = ${memberId} AND player_id = ${playerId})::int
         + (SELECT coalesce(sum(xp), 0) FROM achievement_reached WHERE member_id = ${memberId} AND player_id = ${playerId})::int AS xp`.execute(
    tx,
  )
  return rows[0]?.xp ?? 0
}

/** A new player is shown by number. */
export const readVisibility = async (tx: Tx, { memberId, playerId }: PlayerKey): Promise<RankVisibility> => {
  const row = await tx
    .selectFrom('rank_choice')
    .select('shown')
    .where('member_id', '=', memberId)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return (row?.shown ?? 'number') as RankVisibility
}

export const writeVisibility = async (
  tx: Tx,
  { memberId, playerId }: PlayerKey,
  shown: RankVisibility,
): Promise<void> => {
  await sql`
    INSERT INTO rank_choice (member_id, player_id, shown) VALUES (${memberId}, ${playerId}, ${shown})
        ON CONFLICT (member_id, player_id) DO UPDATE SET shown = excluded.shown, changed_at = clock_timestamp()`.execute(
    tx,
  )
}

export type DueDraw = Row<'point_due', 'instance_id' | 'after_player' | 'ended_at'>

/** The oldest draw to count. The lock keeps two workers from counting two draws of one player at the same time. */
export const takeDueDraw = async (tx: Tx, memberId: number): Promise<DueDraw | undefined> => {
  await sql`SELECT pg_advisory_xact_lock(hashtext('draw_point'), ${memberId})`.execute(tx)
  const { rows } = await sql<DueDraw>`
    SELECT instance_id AS "instanceId", after_player AS "afterPlayer", ended_at AS "endedAt" FROM point_due
     WHERE member_id = ${memberId} ORDER BY ended_at, instance_id LIMIT 1 FOR UPDATE`.execute(tx)
  return rows[0]
}

const chunk = 500

export interface CountedDraw extends DueDraw {
  readonly memberId: number
  readonly multiplier: number
  readonly xp: number
  readonly maxPerDay: number
}

/** Counts one chunk of the draw's players. Returns true when it was the last one. */
export const countPlayers = async (tx: Tx, draw: CountedDraw): Promise<boolean> => {
  const { memberId, instanceId, endedAt, multiplier, xp } = draw
  const sinces = rankPeriods.map(period => periodStart(period, endedAt))
  const day = periodStart('day', endedAt)
  const { rows } = await sql<{ last: number | null; n: number }>`
    WITH playing AS (
      SELECT g.player_id FROM player_game g
       WHERE g.member_id = ${memberId} AND g.instance_id = ${instanceId} AND g.n > 0 AND g.player_id > ${draw.afterPlayer}
       ORDER BY g.player_id LIMIT ${chunk}
    ), counted AS (
      SELECT g.player_id, (SELECT count(*) FROM draw_point d
                            WHERE d.member_id = ${memberId} AND d.player_id = g.player_id AND d.day = ${day}::date) AS earlier
        FROM playing g
        JOIN player p ON p.member_id = ${memberId} AND p.id = g.player_id AND p.status = 'active' AND NOT p.rewards_off AND NOT p.promotions_stopped
    ), added AS (
      INSERT INTO draw_point (member_id, player_id, instance_id, day, nth, multiplier, xp)
      SELECT ${memberId}, player_id, ${instanceId}, ${day}::date, earlier + 1, ${multiplier}, ${xp}
        FROM counted WHERE earlier < ${draw.maxPerDay}
          ON CONFLICT (member_id, player_id, instance_id) DO NOTHING RETURNING player_id
    ), totals AS (
      INSERT INTO point_total (member_id, period, since, player_id, points, reached_at)
      SELECT ${memberId}, t.period, t.since, a.player_id, 1, clock_timestamp()
        FROM added a CROSS JOIN unnest(${sql.val(rankPeriods)}::text[], ${sql.val(sinces)}::date[]) AS t (period, since)
          ON CONFLICT (member_id, period, since, player_id)
          DO UPDATE SET points = point_total.points + 1, reached_at = excluded.reached_at
    )
    SELECT max(player_id) AS last, count(*)::int AS n FROM playing`.execute(tx)
  const { last = null, n = 0 } = rows[0] ?? {}
  if (last === null || n < chunk) {
    await sql`DELETE FROM point_due WHERE member_id = ${memberId} AND instance_id = ${instanceId}`.execute(tx)
    return true
  }
  await sql`
    UPDATE point_due SET after_player = ${last} WHERE member_id = ${memberId} AND instance_id = ${instanceId}`.execute(
    tx,
  )
  return false
}
