import { sql } from 'kysely'
import { inPeriod, movedBy } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

export const voidsAndRefunds: ReportRule<'voidsAndRefunds'> = {
  select: scope => sql`
    SELECT o.instance_id AS "instanceId", i.game_id AS "gameId", o.kind AS outcome, i.currency, count(*) AS plays,
           sum(t.price + t.fee) AS amount, min(j.created_at) AS "firstAt", max(j.created_at) AS "lastAt"
      FROM journal j
      JOIN ticket_outcome o ON o.member_id = ${scope.memberId} AND o.journal_id = j.id AND o.kind IN ('REFUND', 'VOID')
      JOIN ticket t ON t.member_id = ${scope.memberId} AND t.instance_id = o.instance_id AND t.seq = o.seq
      JOIN game_instance i ON i.member_id = ${scope.memberId} AND i.id = o.instance_id
     WHERE ${inPeriod(scope)}
     GROUP BY 1, 2, 3, 4 ORDER BY 1, 3`,
  tieOuts: [
    {
      column: 'amount',
      against: 'refunds from game:escrow and house:fee',
      ledger: movedBy(['refund', 'join-cancel'], ['game:escrow', 'house:fee'], -1),
    },
  ],
}
