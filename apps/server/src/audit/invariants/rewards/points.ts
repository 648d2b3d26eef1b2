import { maxDrawsPerDay, xpPerDraw } from '@fairground/rules/rewards/xp'
import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Compares the points with the draws that earned them, and the sums of the ranking with the points. */
export const points = bySql(
  { id: 'I39', title: 'Points count draws once, and at most ten a day', unit: 'point' },
  memberId => ({
    count: sql`SELECT count(*) FROM draw_point WHERE member_id = ${memberId}`,
    problems: [
      sql`
    SELECT format('player %s has a point of instance %s, which is %s and has %s of their plays', d.player_id, d.instance_id,
                  coalesce(i.status, 'missing'), coalesce(g.n, 0)) AS problem
      FROM draw_point d
      LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = d.instance_id
      LEFT JOIN player_game g ON g.member_id = ${memberId} AND g.instance_id = d.instance_id AND g.player_id = d.player_id
     WHERE d.member_id = ${memberId} AND (i.status IS DISTINCT FROM 'ENDED' OR coalesce(g.n, 0) = 0)`,
      sql`
    SELECT format('player %s has %s XP for instance %s at a multiplier of %s', player_id, xp, instance_id, multiplier) AS problem
      FROM draw_point WHERE member_id = ${memberId} AND xp <> round(${xpPerDraw} * multiplier)`,
      sql`
    SELECT format('player %s has %s points on %s', player_id, count(*), day) AS problem
      FROM draw_point WHERE member_id = ${memberId} GROUP BY player_id, day
    HAVING count(*) > ${maxDrawsPerDay} OR max(nth) <> count(*)`,
      sql`
    WITH earned AS (
      SELECT player_id, p.period, CASE p.period WHEN 'day' THEN day WHEN 'week' THEN date_trunc('week', day)::date
                                                WHEN 'month' THEN date_trunc('month', day)::date ELSE date '1970-01-01' END AS since,
             count(*) AS points
        FROM draw_point, unnest(ARRAY['day', 'week', 'month', 'all']) AS p (period)
       WHERE member_id = ${memberId} GROUP BY 1, 2, 3
    )
    SELECT format('player %s has %s points of the %s from %s, their draws say %s', coalesce(t.player_id, e.player_id),
                  coalesce(t.points, 0), coalesce(t.period, e.period), coalesce(t.since, e.since), coalesce(e.points, 0)) AS problem
      FROM (SELECT * FROM point_total WHERE member_id = ${memberId}) t FULL JOIN earned e USING (player_id, period, since)
     WHERE t.points::bigint IS DISTINCT FROM e.points`,
    ],
  }),
)
