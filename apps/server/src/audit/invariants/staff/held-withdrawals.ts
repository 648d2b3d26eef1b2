import { sql } from 'kysely'
import { bySql } from '#audit/invariant.ts'

/** A hold of a case refuses the approval of withdrawals. */
export const heldWithdrawals = bySql(
  { id: 'A67', title: 'No withdrawal is approved during a hold', unit: 'hold' },
  memberId => ({
    count: sql`SELECT count(*) FROM player_hold WHERE member_id = ${memberId}`,
    problems: [
      // Only an approved withdrawal that was not sent yet shows when it was approved. Later ones are compared as a whole.
      sql`SELECT format('withdrawal %s was approved during hold %s', w.id, h.id) AS problem
            FROM player_hold h
            JOIN withdrawal w ON w.member_id = h.member_id AND w.player_id = h.player_id AND w.approved_by IS NOT NULL
           WHERE h.member_id = ${memberId} AND h.kind = 'withdrawal' AND (h.until IS NULL OR h.until > w.changed_at)
             AND h.since < CASE w.status WHEN 'APPROVED' THEN w.changed_at ELSE w.created_at END`,
      sql`SELECT format('hold %s belongs to no case of its player', h.id) AS problem
            FROM player_hold h
           WHERE h.member_id = ${memberId}
             AND NOT EXISTS (SELECT FROM aml_case c
                              WHERE c.member_id = h.member_id AND c.id = h.case_id AND c.player_id = h.player_id)`,
    ],
  }),
)
