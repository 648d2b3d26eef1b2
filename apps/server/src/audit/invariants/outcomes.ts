import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** What a play's end needs behind it: LOST the closed books, WON its payment, REFUND its refund. */
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
    SELECT format('ticket %s/%s has no outcome, and the instance is %s', t.instance_id, t.seq, i.status) AS problem
      FROM game_instance i JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = i.id
      LEFT JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq
     WHERE i.member_id = ${memberId} AND i.status IN ('ENDED', 'REFUNDED') AND o.seq IS NULL`,
      sql`
    SELECT format('ticket %s/%s is %s, %s', o.instance_id, o.seq, o.kind,
                  CASE WHEN i.id IS NULL OR t.seq IS NULL THEN 'but does not exist'
                       WHEN r.instance_id IS NULL AND o.kind <> 'REFUND' THEN 'but there is no result'
                       WHEN r.instance_id IS NOT NULL AND o.kind = 'REFUND' THEN 'but there is a result'
                       WHEN p.seq IS NULL AND o.kind = 'WON' THEN 'but no payout is planned'
                       WHEN p.seq IS NOT NULL AND o.kind = 'LOST' THEN 'but a payout is planned'
                       ELSE format('but journal %s is %s', o.journal_id, coalesce(j.kind || ' of ' || j.ref, 'missing')) END) AS problem
      FROM ticket_outcome o
      LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = o.instance_id
      LEFT JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = o.instance_id AND t.seq = o.seq
      LEFT JOIN draw_result r ON r.member_id = ${memberId} AND r.instance_id = o.instance_id
      LEFT JOIN payout p ON p.member_id = ${memberId} AND p.instance_id = o.instance_id AND p.seq = o.seq
      LEFT JOIN journal j ON j.member_id = ${memberId} AND j.id = o.journal_id
     WHERE o.member_id = ${memberId}
       AND (i.id IS NULL OR t.seq IS NULL
            OR (r.instance_id IS NULL) <> (o.kind = 'REFUND')
            OR (p.seq IS NOT NULL) <> (o.kind = 'WON')
            OR (j.kind, j.ref) IS DISTINCT FROM
               (CASE o.kind WHEN 'LOST' THEN 'close-books' WHEN 'WON' THEN 'pay' ELSE 'refund' END, o.instance_id::bigint))`,
    ],
  }),
)
