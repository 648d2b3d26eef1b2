import { sql } from 'kysely'
import { inPeriod, movedBy } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

/** An adjustment has the number of its journal. */
export const adjustments: ReportRule<'adjustments'> = {
  select: scope => sql`
    SELECT a.id AS "adjustmentId", j.created_at AS "madeAt", a.player_id AS "playerId", a.currency, a.amount,
           a.requested_by AS "requestedBy", a.approved_by AS "approvedBy", a.proposal_id AS "proposalId", a.reason
      FROM journal j JOIN adjustment a ON a.member_id = ${scope.memberId} AND a.id = j.id
     WHERE ${inPeriod(scope)} AND j.kind = 'adjust'
     ORDER BY a.id`,
  tieOuts: [
    {
      column: 'amount',
      against: 'account house:adjustment',
      ledger: movedBy(['adjust'], ['house:adjustment'], -1),
    },
  ],
}
