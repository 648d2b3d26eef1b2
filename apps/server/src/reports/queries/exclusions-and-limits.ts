import { sql } from 'kysely'
import { inPeriod, isAtInPeriod, knownTime } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

export const exclusionsAndLimits: ReportRule<'exclusionsAndLimits'> = {
  select: scope => sql`
    SELECT at, player_id AS "playerId", event, what, set_by AS "by", ended_at AS "endedAt", effective_at AS "effectiveAt",
           currency, cap
      FROM (SELECT since AS at, player_id, 'status' AS event, status AS what, '-' AS set_by,
                   ${knownTime(scope, 'ended_at')} AS ended_at, NULL::timestamptz AS effective_at, NULL AS currency,
                   NULL::bigint AS cap, id AS number
              FROM status_period WHERE member_id = ${scope.memberId} AND ${isAtInPeriod(scope, 'since')}
            UNION ALL
            SELECT l.made_at, l.player_id, 'limit', l.kind, l.source, NULL, l.effective_at, l.currency, l.new_cap, l.journal_id
              FROM journal j JOIN limit_change l ON l.member_id = ${scope.memberId} AND l.journal_id = j.id
             WHERE ${inPeriod(scope)}) AS events
     ORDER BY at, event, number, what, currency`,
}
