import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** The figures of the live return are those of the instances, and a window outside its band has its alarm. */
export const liveReturns = bySql(
  {
    id: 'A70',
    title: 'The live return counts the plays and prizes of ended instances, and alarms are raised',
    unit: 'instance',
  },
  memberId => ({
    count: sql`SELECT count(*) FROM instance_return WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('instance %s counts %s in prizes, its payouts say %s', r.instance_id, r.prizes, p.prizes) AS problem
            FROM instance_return r
           CROSS JOIN LATERAL (
             SELECT coalesce(sum(amount), 0) AS prizes
               FROM (SELECT from_pool AS amount FROM payout
                      WHERE member_id = ${memberId} AND instance_id = r.instance_id AND tier = ANY(r.tiers)
                     UNION ALL
                     SELECT prize FROM deck_card
                      WHERE member_id = ${memberId} AND instance_id = r.instance_id AND outcome = ANY(r.tiers)) AS paid) AS p
           WHERE r.member_id = ${memberId} AND r.prizes <> p.prizes`,
      sql`SELECT format('window %s of game %s has %s plays and %s in prizes, its instances say %s and %s', w.n, w.game_id, w.plays,
                        w.prizes, s.plays, s.prizes) AS problem
            FROM return_window w
           CROSS JOIN LATERAL (
             SELECT coalesce(sum(plays), 0) AS plays, coalesce(sum(stakes), 0) AS stakes, coalesce(sum(prizes), 0) AS prizes
               FROM instance_return r
              WHERE r.member_id = ${memberId} AND r.game_id = w.game_id AND r.currency = w.currency AND r.window_n = w.n) AS s
           WHERE w.member_id = ${memberId} AND (w.plays, w.stakes, w.prizes) IS DISTINCT FROM (s.plays, s.stakes, s.prizes)`,
      sql`SELECT format('window %s of game %s is outside its band without an alarm', w.n, w.game_id) AS problem
            FROM return_window w
           WHERE w.member_id = ${memberId} AND w.is_outside
             AND NOT EXISTS (SELECT FROM alarm a
                              WHERE a.member_id = ${memberId} AND a.kind = 'liveReturn'
                                AND a.subject = format('game/%s/%s/window/%s', w.game_id, w.currency, w.n))`,
    ],
  }),
)
