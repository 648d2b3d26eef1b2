import { sql } from 'kysely'
import { isAtInPeriod, knownTime } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

export const interactions: ReportRule<'interactions'> = {
  select: scope => sql`
    SELECT id AS "interactionId", made_at AS at, player_id AS "playerId", flag_id AS "flagId", kind, outcome, made_by AS "by",
           known AS "evaluatedAt", CASE WHEN known IS NOT NULL THEN evaluation ->> 'change' END AS change,
           CASE WHEN known IS NOT NULL THEN (evaluation -> 'before' ->> 'points')::integer END AS "pointsBefore",
           CASE WHEN known IS NOT NULL THEN (evaluation -> 'after' ->> 'points')::integer END AS "pointsAfter"
      FROM (SELECT *, ${knownTime(scope, 'evaluated_at')} AS known FROM interaction
             WHERE member_id = ${scope.memberId} AND ${isAtInPeriod(scope, 'made_at')}) AS made
     ORDER BY id`,
}
