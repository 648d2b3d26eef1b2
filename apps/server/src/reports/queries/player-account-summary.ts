import { timestamp } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { type CashEffect, findKinds } from '../ledger-effects.ts'
import { closingBalances, movements, untilEnd } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

/** Sums what journals with this effect changed in the period. */
const changedBy = (effect: CashEffect) => sql`
  coalesce(sum(amount) FILTER (WHERE is_in AND kind = ANY(${findKinds(effect)}::text[])), 0)`

export const playerAccountSummary: ReportRule<'playerAccountSummary'> = {
  select: scope => sql`
    WITH moves AS (
      SELECT ref, currency, kind, amount, created_at >= ${timestamp(scope.from)} AS is_in
        FROM (${movements(scope.memberId, untilEnd(scope), sql`a.kind = 'player:cash'`)}) AS m
    )
    SELECT ref AS "playerId", currency,
           coalesce(sum(amount) FILTER (WHERE NOT is_in), 0) AS opening,
           ${changedBy('deposits')} AS deposits, ${changedBy('withdrawals')} AS withdrawals,
           ${changedBy('stakes')} AS stakes, ${changedBy('refunds')} AS refunds, ${changedBy('prizes')} AS prizes,
           ${changedBy('bonuses')} AS bonuses, ${changedBy('adjustments')} AS adjustments, ${changedBy('other')} AS other,
           sum(amount) AS closing
      FROM moves GROUP BY ref, currency ORDER BY ref, currency`,
  tieOuts: [{ column: 'closing', against: 'accounts player:cash', ledger: closingBalances(['player:cash']) }],
}
