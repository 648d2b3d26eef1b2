import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Accounts for every unit of the stakes and the reserve: planned, and either still in escrow or moved as planned. */
export const planSums = bySql(
  { id: 'I25', title: 'Payout plans add up to the stakes and match the escrow', unit: 'instance' },
  memberId => ({
    count: sql`SELECT count(*) FROM game_instance WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH sold AS (
      SELECT instance_id, sum(price) AS price FROM live_ticket WHERE member_id = ${memberId} GROUP BY instance_id
    ), planned AS (
      SELECT instance_id, sum(from_pool) AS pool, sum(from_jackpot) AS jackpot
        FROM payout WHERE member_id = ${memberId} GROUP BY instance_id
    )
    SELECT format('the plan of instance %s pays %s + %s (it says %s + %s), revenue %s, contribution %s, rollover %s, of stakes %s (sealed %s) and %s from the reserve',
                  r.instance_id, coalesce(p.pool, 0), coalesce(p.jackpot, 0), r.paid_from_pool, r.paid_from_jackpot,
                  r.revenue, r.contribution, r.rollover, coalesce(s.price, 0), c.pool, r.from_reserve) AS problem
      FROM draw_result r
      LEFT JOIN draw_commit c ON c.member_id = ${memberId} AND c.instance_id = r.instance_id
      LEFT JOIN sold s ON s.instance_id = r.instance_id
      LEFT JOIN planned p ON p.instance_id = r.instance_id
     WHERE r.member_id = ${memberId}
       AND (coalesce(p.pool, 0) <> r.paid_from_pool
            OR coalesce(p.jackpot, 0) <> r.paid_from_jackpot
            OR coalesce(p.pool, 0) + r.revenue + r.contribution + r.rollover <> coalesce(s.price, 0) + r.from_reserve
            OR c.pool IS DISTINCT FROM coalesce(s.price, 0))`,
      sql`
    WITH sold AS (
      SELECT instance_id, sum(price) AS price FROM live_ticket WHERE member_id = ${memberId} GROUP BY instance_id
    ), refunded AS (
      SELECT t.instance_id, sum(t.price) AS price
        FROM ticket t JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.instance_id = t.instance_id AND o.seq = t.seq
       WHERE t.member_id = ${memberId} AND o.kind = 'REFUND' GROUP BY t.instance_id
    ), won AS (
      SELECT p.instance_id, sum(p.from_pool) AS price
        FROM payout p JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.instance_id = p.instance_id AND o.seq = p.seq
       WHERE p.member_id = ${memberId} AND o.kind = 'WON' GROUP BY p.instance_id
    ), closed AS (
      SELECT r.instance_id, r.revenue + r.contribution + r.rollover - r.from_reserve AS price
        FROM draw_result r JOIN journal j ON j.member_id = ${memberId} AND j.kind = 'close-books' AND j.ref = r.instance_id
       WHERE r.member_id = ${memberId}
    ), escrow AS (
      SELECT i.id, i.status, coalesce(a.c_post - a.d_post, 0) AS held,
             coalesce(s.price, 0) - coalesce(f.price, 0) - coalesce(w.price, 0) - coalesce(c.price, 0) AS due
        FROM game_instance i
        LEFT JOIN account a ON a.member_id = ${memberId} AND a.kind = 'game:escrow' AND a.ref = i.id AND a.currency = i.currency
        LEFT JOIN sold s ON s.instance_id = i.id
        LEFT JOIN refunded f ON f.instance_id = i.id
        LEFT JOIN won w ON w.instance_id = i.id
        LEFT JOIN closed c ON c.instance_id = i.id
       WHERE i.member_id = ${memberId}
         AND NOT EXISTS (SELECT FROM deck_seal k WHERE k.member_id = ${memberId} AND k.instance_id = i.id)
    )
    SELECT format('escrow of instance %s (%s) holds %s, it should hold %s', id, status, held,
                  CASE WHEN status IN ('ENDED', 'REFUNDED') THEN 0 ELSE due END) AS problem
      FROM escrow WHERE held <> due OR (status IN ('ENDED', 'REFUNDED') AND held <> 0)`,
      sql`
    SELECT format('journal %s closed the books of instance %s with revenue %s, %s to the jackpot and %s from the reserve, planned were %s, %s and %s',
                  j.id, j.ref, m.revenue, m.jackpot, m.reserve, r.revenue, r.contribution + r.rollover, r.from_reserve) AS problem
      FROM journal j
      LEFT JOIN draw_result r ON r.member_id = ${memberId} AND r.instance_id = j.ref
     CROSS JOIN LATERAL (
             SELECT coalesce(sum(t.amount) FILTER (WHERE c.kind = 'house:revenue'), 0) AS revenue,
                    coalesce(sum(t.amount) FILTER (WHERE c.kind = 'jackpot'), 0) AS jackpot,
                    coalesce(sum(t.amount) FILTER (WHERE c.kind = 'game:escrow'), 0) AS reserve
               FROM transfer t JOIN account c ON c.member_id = ${memberId} AND c.id = t.credit_id
              WHERE t.member_id = ${memberId} AND t.journal_id = j.id) AS m
     WHERE j.member_id = ${memberId} AND j.kind = 'close-books'
       AND (m.revenue, m.jackpot, m.reserve)
           IS DISTINCT FROM (r.revenue::numeric, (r.contribution + r.rollover)::numeric, r.from_reserve::numeric)`,
    ],
  }),
)
