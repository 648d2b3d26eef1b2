import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Compares join by join, because two errors could cancel out in the sums of an instance. */
export const stakes = bySql(
  { id: 'I9', title: 'Stakes and fees moved equal the tickets sold', unit: 'join' },
  memberId => ({
    count: sql`SELECT count(*) FROM journal WHERE member_id = ${memberId} AND kind = 'join'`,
    problems: [
      sql`
    WITH moved AS (
      SELECT j.id, j.ref,
             coalesce(sum(t.amount) FILTER (WHERE c.kind = 'game:escrow'), 0) AS price,
             coalesce(sum(t.amount) FILTER (WHERE c.kind = 'house:fee'), 0) AS fee
        FROM journal j
        LEFT JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
        LEFT JOIN account c ON c.member_id = ${memberId} AND c.id = t.credit_id
       WHERE j.member_id = ${memberId} AND j.kind = 'join'
       GROUP BY j.id, j.ref
    ), sold AS (
      SELECT journal_id AS id, sum(price) AS price, sum(fee) AS fee
        FROM ticket WHERE member_id = ${memberId} GROUP BY journal_id
    )
    SELECT format('journal %s of instance %s moved %s and a fee of %s, its tickets cost %s and %s',
                  id, coalesce(m.ref::text, '?'), m.price, m.fee, s.price, s.fee) AS problem
      FROM moved m FULL JOIN sold s USING (id)
     WHERE (m.price, m.fee) IS DISTINCT FROM (s.price, s.fee)`,
    ],
  }),
)
