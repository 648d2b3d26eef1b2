import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** Every instance with plays that can still win is covered, and a reserve pays only what a closed draw planned. */
export const reserves = bySql(
  { id: 'A10', title: 'Reserves cover the guaranteed prizes', unit: 'reserve' },
  memberId => ({
    count: sql`SELECT count(*) FROM account WHERE member_id = ${memberId} AND kind = 'reserve'`,
    problems: [
      sql`
    WITH needed AS (
      SELECT i.game_id, i.currency, sum((i.prize_table ->> 'reserve')::numeric) AS amount
        FROM game_instance i
       WHERE i.member_id = ${memberId} AND i.status NOT IN ('ENDED', 'REFUNDED') AND i.sold > 0
         AND i.prize_table ? 'reserve'
         AND NOT EXISTS (SELECT FROM journal j WHERE j.member_id = ${memberId} AND j.kind = 'close-books' AND j.ref = i.id)
       GROUP BY i.game_id, i.currency
    )
    SELECT format('reserve of game %s holds %s %s, its instances on sale need %s', n.game_id,
                  coalesce(a.c_post - a.d_post, 0), n.currency, n.amount) AS problem
      FROM needed n
      LEFT JOIN account a ON a.member_id = ${memberId} AND a.kind = 'reserve' AND a.ref = n.game_id AND a.currency = n.currency
     WHERE coalesce(a.c_post - a.d_post, 0) < n.amount`,
      sql`
    WITH moved AS (
      SELECT a.id, coalesce(sum(t.amount) FILTER (WHERE t.credit_id = a.id), 0) AS funded,
             coalesce(sum(t.amount) FILTER (WHERE t.debit_id = a.id), 0) AS used
        FROM account a
        LEFT JOIN transfer t ON t.member_id = ${memberId} AND a.id IN (t.credit_id, t.debit_id)
       WHERE a.member_id = ${memberId} AND a.kind = 'reserve'
       GROUP BY a.id
    )
    SELECT format('reserve of game %s holds %s %s; funded %s, used %s', a.ref, a.c_post - a.d_post, a.currency, m.funded, m.used) AS problem
      FROM account a JOIN moved m ON m.id = a.id
     WHERE a.member_id = ${memberId} AND a.c_post - a.d_post <> m.funded - m.used`,
    ],
  }),
)
