import { sql } from 'kysely'
import { isAtInPeriod } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

export const staffAccess: ReportRule<'staffAccess'> = {
  select: scope => sql`
    SELECT actor, action, count(*) AS actions, min(at) AS "firstAt", max(at) AS "lastAt"
      FROM audit_entry
     WHERE member_id = ${scope.memberId} AND seq <= ${scope.lastAudit} AND ${isAtInPeriod(scope, 'at')}
     GROUP BY actor, action ORDER BY actor COLLATE "C", action COLLATE "C"`,
}
