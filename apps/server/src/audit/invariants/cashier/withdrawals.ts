import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** The id of a withdrawal is the id of the journal that placed its hold. */
export const withdrawals = bySql(
  { id: 'I11', title: 'The hold of each withdrawal matches its status', unit: 'withdrawal' },
  memberId => ({
    count: sql`SELECT count(*) FROM withdrawal WHERE member_id = ${memberId}`,
    problems: [
      sql`
    WITH held AS (
      SELECT t.journal_id AS id, t.amount, t.currency, j.player_id
        FROM transfer t LEFT JOIN journal j ON j.member_id = ${memberId} AND j.id = t.journal_id
       WHERE t.member_id = ${memberId} AND t.phase = 1
    ), ended AS (
      SELECT pending_of AS id, min(phase) AS phase
        FROM transfer WHERE member_id = ${memberId} AND phase IN (2, 3) GROUP BY pending_of
    ), requested AS (
      SELECT id, player_id, currency, amount, status,
             CASE status WHEN 'PAID' THEN 2 WHEN 'REJECTED' THEN 3 WHEN 'CANCELLED' THEN 3 ELSE 1 END AS phase
        FROM withdrawal WHERE member_id = ${memberId}
    )
    SELECT CASE WHEN w.status IS NULL THEN format('the hold of journal %s belongs to no withdrawal', id)
                ELSE format('withdrawal %s of %s %s is %s: held %s, now %s', id, w.amount, w.currency, w.status,
                            coalesce(h.amount::text, 'none'),
                            CASE coalesce(e.phase, 1) WHEN 2 THEN 'paid' WHEN 3 THEN 'released' ELSE 'on hold' END) END AS problem
      FROM requested w FULL JOIN held h USING (id) LEFT JOIN ended e USING (id)
     WHERE (w.player_id, w.currency, w.amount) IS DISTINCT FROM (h.player_id, h.currency, h.amount)
        OR w.phase <> coalesce(e.phase, 1)`,
    ],
  }),
)

export const oneOpenWithdrawal = bySql(
  { id: 'I12', title: 'No player has two open withdrawals', unit: 'withdrawal' },
  memberId => ({
    count: sql`SELECT count(*) FROM withdrawal WHERE member_id = ${memberId}`,
    problems: [
      sql`SELECT format('player %s has open withdrawals %s', player_id, string_agg(id::text, ', ' ORDER BY id)) AS problem
            FROM withdrawal
           WHERE member_id = ${memberId} AND status NOT IN ('PAID', 'REJECTED', 'CANCELLED')
           GROUP BY player_id HAVING count(*) > 1`,
    ],
  }),
)
