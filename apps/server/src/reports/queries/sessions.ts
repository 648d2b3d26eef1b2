import { sql } from 'kysely'
import { isAtInPeriod, knownTime } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

export const sessions: ReportRule<'sessions'> = {
  select: scope => sql`
    SELECT id AS "sessionId", player_id AS "playerId", created_at AS "startedAt", ${knownTime(scope, 'ended_at')} AS "endedAt",
           CASE WHEN ${knownTime(scope, 'ended_at')} IS NOT NULL THEN end_reason END AS "endReason"
      FROM session WHERE member_id = ${scope.memberId} AND ${isAtInPeriod(scope, 'created_at')}
     ORDER BY id`,
}
