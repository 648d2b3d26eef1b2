import { defaultLargeWin } from '@fairground/contract/operator/reports/reports'
import { sql } from 'kysely'
import { inPeriod, movements } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

/** The amounts are what the ledger paid. */
export const largeWins: ReportRule<'largeWins'> = {
  select: scope => {
    const { memberId, filters } = scope
    const wins = sql`${inPeriod(scope)} AND j.kind IN ('pay', 'card-prize')`
    return sql`
      SELECT j.created_at AS "paidAt", j.player_id AS "playerId", i.game_id AS "gameId", i.id AS "instanceId",
             coalesce(j.result ->> 'tier', '') AS tier, w.currency, w.amount
        FROM (SELECT journal_id, currency, sum(-amount) AS amount
                FROM (${movements(memberId, wins, sql`a.kind IN ('game:escrow', 'jackpot')`)}) AS m
               GROUP BY 1, 2 HAVING sum(-amount) >= ${filters.minAmount ?? String(defaultLargeWin)}::numeric) AS w
        JOIN journal j ON j.member_id = ${memberId} AND j.id = w.journal_id
        JOIN game_instance i ON i.member_id = ${memberId} AND i.id = j.ref
       ORDER BY j.id`
  },
}
