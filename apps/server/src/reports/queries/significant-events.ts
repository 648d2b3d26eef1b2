import { sql } from 'kysely'
import { isAtInPeriod } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

export const significantEvents: ReportRule<'significantEvents'> = {
  select: scope => sql`
    SELECT at, source, number, actor, action, subject, reason
      FROM (SELECT at, 'audit log' AS source, seq AS number, actor, action, subject, reason
              FROM audit_entry
             WHERE member_id = ${scope.memberId} AND seq <= ${scope.lastAudit} AND ${isAtInPeriod(scope, 'at')}
            UNION ALL
            SELECT held_at, 'held draw', n, coalesce(held_by, 'automatic'), 'hold', 'instance/' || instance_id, reason
              FROM draw_hold WHERE member_id = ${scope.memberId} AND ${isAtInPeriod(scope, 'held_at')}) AS events
     ORDER BY at, source, subject, number`,
}
