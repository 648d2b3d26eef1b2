import { timestamp } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { closingBalances, movements, untilEnd } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

export const jackpots: ReportRule<'jackpots'> = {
  select: scope => sql`
    WITH moves AS (
      SELECT ref, currency, kind, amount, created_at >= ${timestamp(scope.from)} AS is_in
        FROM (${movements(scope.memberId, untilEnd(scope), sql`a.kind = 'jackpot'`)}) AS m
    )
    SELECT ref AS "gameId", currency,
           coalesce(sum(amount) FILTER (WHERE NOT is_in), 0) AS opening,
           coalesce(sum(amount) FILTER (WHERE is_in AND kind = 'fund-jackpot'), 0) AS funded,
           coalesce(sum(amount) FILTER (WHERE is_in AND amount > 0 AND kind <> 'fund-jackpot'), 0) AS contributed,
           coalesce(sum(-amount) FILTER (WHERE is_in AND amount < 0), 0) AS won,
           sum(amount) AS closing
      FROM moves GROUP BY ref, currency ORDER BY ref, currency`,
  tieOuts: [{ column: 'closing', against: 'accounts jackpot', ledger: closingBalances(['jackpot']) }],
}
