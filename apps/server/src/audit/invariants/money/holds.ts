import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** `pending_of` names the journal that placed the hold; posting or releasing repeats its accounts and amount. */
export const holds = bySql({ id: 'I7', title: 'Holds resolve at most once', unit: 'hold' }, memberId => ({
  count: sql`SELECT count(*) FROM transfer WHERE member_id = ${memberId} AND phase = 1`,
  problems: [
    sql`SELECT format('the hold of journal %s is resolved %s times, by journals %s', pending_of, count(*),
                      string_agg(journal_id::text, ', ' ORDER BY journal_id)) AS problem
          FROM transfer WHERE member_id = ${memberId} AND phase IN (2, 3)
         GROUP BY pending_of HAVING count(*) > 1`,
    sql`
    SELECT format('transfer %s/%s resolves journal %s, where there is no such hold', r.journal_id, r.line, r.pending_of) AS problem
      FROM transfer r
     WHERE r.member_id = ${memberId} AND r.phase IN (2, 3)
       AND NOT EXISTS (SELECT FROM transfer h
                        WHERE h.member_id = ${memberId} AND h.phase = 1 AND h.journal_id = r.pending_of
                          AND (h.debit_id, h.credit_id, h.amount) = (r.debit_id, r.credit_id, r.amount))`,
  ],
}))
