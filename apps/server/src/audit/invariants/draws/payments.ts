import { type RawBuilder, sql } from 'kysely'
import { bySql, type Problem } from '#audit/invariant.ts'

/** Journals of one kind with the amounts that they took from the two account kinds of that journal kind. */
const journalAmounts = (
  memberId: number,
  kind: 'pay' | 'refund',
  first: string,
  second: string,
): RawBuilder<unknown> => sql`
  SELECT j.op_key, j.id, j.player_id,
         coalesce(sum(t.amount) FILTER (WHERE d.kind = ${first}), 0) AS first,
         coalesce(sum(t.amount) FILTER (WHERE d.kind = ${second}), 0) AS second
    FROM journal j
    LEFT JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
    LEFT JOIN account d ON d.member_id = ${memberId} AND d.id = t.debit_id
   WHERE j.member_id = ${memberId} AND j.kind = ${kind}
   GROUP BY j.op_key, j.id, j.player_id`

/** Matches journals with due rows: neither may be missing, and their amounts must be equal. */
const mismatches = (due: RawBuilder<unknown>, made: RawBuilder<unknown>): RawBuilder<Problem> => sql`
  WITH due AS (${due}), made AS (${made})
  SELECT CASE WHEN d.instance_id IS NULL THEN format('journal %s (%s) is not due', m.id, op_key)
              WHEN m.id IS NULL THEN format('ticket %s/%s is due %s + %s and has no journal', d.instance_id, d.seq, d.first, d.second)
              ELSE format('journal %s (%s) gave %s + %s to player %s, due were %s + %s to player %s by journal %s', m.id, op_key,
                          m.first, m.second, m.player_id, d.first, d.second, d.player_id, coalesce(d.journal_id::text, 'none')) END AS problem
    FROM due d FULL JOIN made m USING (op_key)
   WHERE CASE WHEN m.id IS NULL THEN d.must
              ELSE (m.first, m.second, m.player_id, m.id) IS DISTINCT FROM
                   (d.first::numeric, d.second::numeric, d.player_id, d.journal_id) END`

export const payments = bySql(
  { id: 'I26', title: 'Payments equal the planned payouts', unit: 'payout' },
  memberId => ({
    count: sql`SELECT count(*) FROM payout WHERE member_id = ${memberId}`,
    problems: [
      mismatches(
        sql`
      SELECT 'pay:' || p.instance_id || ':' || p.seq AS op_key, p.instance_id, p.seq, p.first, p.second,
             t.player_id, o.journal_id, i.status = 'ENDED' OR o.seq IS NOT NULL AS must
        FROM (SELECT member_id, instance_id, seq, sum(from_pool) AS first, sum(from_jackpot) AS second
                FROM payout WHERE member_id = ${memberId} GROUP BY member_id, instance_id, seq) AS p
        LEFT JOIN game_instance i ON i.member_id = ${memberId} AND i.id = p.instance_id
        LEFT JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = p.instance_id AND t.seq = p.seq
        LEFT JOIN ticket_outcome o ON o.member_id = ${memberId} AND o.instance_id = p.instance_id AND o.seq = p.seq`,
        journalAmounts(memberId, 'pay', 'game:escrow', 'jackpot'),
      ),
    ],
  }),
)

export const refunds = bySql(
  { id: 'A1', title: 'Refunds equal price and fee', unit: 'refund' },
  memberId => ({
    count: sql`SELECT count(*) FROM ticket_outcome WHERE member_id = ${memberId} AND kind = 'REFUND'`,
    problems: [
      mismatches(
        sql`
      SELECT 'refund:' || t.instance_id || ':' || t.seq AS op_key, t.instance_id, t.seq, t.price AS first, t.fee AS second,
             t.player_id, o.journal_id, true AS must
        FROM ticket_outcome o
        JOIN ticket t ON t.member_id = ${memberId} AND t.instance_id = o.instance_id AND t.seq = o.seq
       WHERE o.member_id = ${memberId} AND o.kind = 'REFUND'`,
        journalAmounts(memberId, 'refund', 'game:escrow', 'house:fee'),
      ),
    ],
  }),
)
