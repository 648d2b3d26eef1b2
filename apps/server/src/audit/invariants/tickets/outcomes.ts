import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/**
 * Each outcome needs its journal: WON a payment, REFUND a refund, VOID a cancellation. Closing the books records the
 * number of lost plays once per draw; lost and won plays together must equal the live tickets.
 */
export const outcomes = bySql(
  { id: 'I24', title: 'Every play ends exactly once', unit: 'play' },
  memberId => ({
    count: sql`
    SELECT count(*) FROM ticket t JOIN game_instance i ON i.member_id = ${memberId} AND i.id = t.instance_id
     WHERE t.member_id = ${memberId} AND i.status IN ('ENDED', 'REFUNDED')`,
    problems: [
      sql`SELECT format('ticket %s/%s ended %s times: %s', instance_id, seq, count(*), string_agg(kind, ', ')) AS problem
          FROM ticket_outcome WHERE member_id = ${memberId} GROUP BY instance_id, seq HAVING count(*) > 1`,
      sql`
    SELECT format('instance %s is %s, and of %s plays %s have an outcome and %s lost', i.id, i.status, t.plays,
                  coalesce(o.plays, 0), coalesce(e.lost, 0)) AS problem
      FROM game_instance i
      JOIN (SELECT instance_id, count(*) AS plays FROM live_ticket WHERE member_id = ${memberId} GROUP BY instance_id) AS t
        ON t.instance_id = i.id
      LEFT JOIN (SELECT instance_id, count(*) AS plays FROM ticket_outcome WHERE member_id = ${memberId} AND kind <> 'VOID' GROUP BY instance_id) AS o
        ON o.instance_id = i.id
      LEFT JOIN instance_ending e ON e.member_id = ${memberId} AND e.instance_id = i.id
     WHERE i.member_id = ${memberId} AND i.status IN ('ENDED', 'REFUNDED')
       AND (coalesce(o.plays, 0) + coalesce(e.lost, 0) <> t.plays
            OR e.ending IS DISTINCT FROM CASE i.status WHEN 'ENDED' THEN 'DRAWN' ELSE 'REFUNDED' END)
       AND NOT EXISTS (SELECT FROM deck_seal s WHERE s.member_id = ${memberId} AND s.instance_id = i.id)`,
      sql`
    SELECT format('instance %s is recorded as %s with %s lost plays, %s', e.instance_id, e.ending, e.lost,
                  CASE WHEN (r.instance_id IS NULL) <> (e.ending = 'REFUNDED') THEN
                            CASE WHEN r.instance_id IS NULL THEN 'but there is no result' ELSE 'but there is a result' END
                       WHEN e.lost <> t.plays - p.plays THEN format('but %s of %s plays won nothing', t.plays - p.plays, t.plays)
                       ELSE format('but journal %s is %s', e.journal_id, coalesce(j.kind || ' of ' || j.ref, 'missing')) END) AS problem
      FROM instance_ending e
     CROSS JOIN LATERAL (SELECT count(*) AS plays FROM live_ticket WHERE member_id = ${memberId} AND instance_id = e.instance_id) AS t
     CROSS JOIN LATERAL (SELECT count(DISTINCT seq) AS plays FROM payout WHERE member_id = ${memberId} AND instance_id = e.instance_id) AS p
      LEFT JOIN draw_result r ON r.member_id = ${memberId} AND r.instance_id = e.instance_id
      LEFT JOIN journal j ON j.member_id = ${memberId} AND j.id = e.journal_id
     WHERE e.member_id = ${memberId}
       AND ((r.instance_id IS NULL) <> (e.ending = 'REFUNDED')
            OR (e.ending = 'DRAWN' AND (e.lost <> t.plays - p.plays
                                        OR (j.kind, j.ref) IS DISTINCT FROM ('close-books', e.instance_id::bigint))))`,
      sql`
    SELECT format('ticket %s/%s is %s, %s', o.instance_id, o.seq, o.kind,
                  CASE WHEN i.id IS NULL OR t.seq IS NULL THEN 'but does not exist'
                       WHEN r.instance_id IS NULL AND o.kind = 'WON' THEN 'but there is no result'
                       WHEN r.instance_id IS NOT NULL AND o.kind = 'REFUND' THEN 'but there is a result'
                       WHEN p.seq IS NULL AND o.kind = 'WON' THEN 'but no payout is planned'
                       WHEN p.seq IS NOT NULL AND o.kind <> 'WON' THEN 'but a payout is planned'
                       ELSE format('but journal %s is %s', o.journal_id, coalesce(j.kind || ' of ' || j.ref, 'missing')) END) AS problem
      FROM ticket_outcome o
      LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = o.instance_id
      LEFT JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = o.instance_id AND t.seq = o.seq
      LEFT JOIN draw_result r ON r.member_id = ${memberId} AND r.instance_id = o.instance_id
      LEFT JOIN payout p ON p.member_id = ${memberId} AND p.instance_id = o.instance_id AND p.seq = o.seq AND p.n = 1
      LEFT JOIN journal j ON j.member_id = ${memberId} AND j.id = o.journal_id
     WHERE o.member_id = ${memberId}
       AND (i.id IS NULL OR t.seq IS NULL
            OR ((r.instance_id IS NULL) <> (o.kind = 'REFUND') AND o.kind <> 'VOID')
            OR (p.seq IS NOT NULL) <> (o.kind = 'WON')
            OR (j.kind, j.ref) IS DISTINCT FROM
               (CASE o.kind WHEN 'WON' THEN 'pay' WHEN 'VOID' THEN 'join-cancel' ELSE 'refund' END, o.instance_id::bigint))`,
    ],
  }),
)
