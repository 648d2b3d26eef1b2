import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

export const fourEyes = bySql(
  { id: 'I38', title: 'Adjustments and large withdrawals obey the four-eyes rule', unit: 'approval' },
  memberId => ({
    count: sql`SELECT (SELECT count(*) FROM adjustment WHERE member_id = ${memberId})
                    + (SELECT count(*) FROM withdrawal WHERE member_id = ${memberId} AND four_eyes AND approved_by IS NOT NULL) AS count`,
    problems: [
      sql`
    WITH moved AS (
      SELECT j.id, j.player_id, coalesce(sum(CASE c.kind WHEN 'player:cash' THEN t.amount ELSE -t.amount END), 0) AS amount
        FROM journal j
        LEFT JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id
        LEFT JOIN account c ON c.member_id = ${memberId} AND c.id = t.credit_id
       WHERE j.member_id = ${memberId} AND j.kind = 'adjust' GROUP BY j.id, j.player_id
    ), approved AS (
      SELECT id, player_id, amount, requested_by, approved_by FROM adjustment WHERE member_id = ${memberId}
    )
    SELECT CASE WHEN a.amount IS NULL THEN format('journal %s moved %s without an approval', id, m.amount)
                WHEN a.requested_by = a.approved_by THEN format('adjustment %s was requested and approved by %s', id, a.approved_by)
                ELSE format('adjustment %s of %s for player %s moved %s for player %s', id, a.amount, a.player_id,
                            coalesce(m.amount::text, 'nothing'), m.player_id) END AS problem
      FROM approved a FULL JOIN moved m USING (id)
     WHERE (a.player_id, a.amount::numeric) IS DISTINCT FROM (m.player_id, m.amount) OR a.requested_by = a.approved_by`,
      sql`SELECT format('withdrawal %s is %s, requested by %s and approved by %s', id, status, requested_by, coalesce(approved_by, 'no one')) AS problem
            FROM withdrawal
           WHERE member_id = ${memberId}
             AND ((four_eyes AND approved_by = requested_by)
                  OR (approved_by IS NULL AND status IN ('APPROVED', 'SENDING', 'UNKNOWN', 'PAID')))`,
    ],
  }),
)
