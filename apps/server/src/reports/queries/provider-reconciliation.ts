import { sql } from 'kysely'
import { inPeriod, movedBy, movements } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

const deposits = ['deposit-credit', 'deposit-suspense', 'deposit-reversal', 'charge-back'] as const
const kinds = [...deposits, 'deposit', 'withdrawal-pay'] as const

export const providerReconciliation: ReportRule<'providerReconciliation'> = {
  select: scope => {
    const { memberId } = scope
    const cleared = sql`${inPeriod(scope)} AND j.kind = ANY(${kinds}::text[])`
    return sql`
      WITH booked AS (
        SELECT journal_id, currency, sum(-amount) AS amount
          FROM (${movements(memberId, cleared, sql`a.kind = 'clearing'`)}) AS m GROUP BY 1, 2
      ), matched AS (
        SELECT to_char(j.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, j.kind, b.currency, b.amount,
               coalesce(p.provider, '-') AS provider,
               CASE WHEN p.id IS NOT NULL AND j.kind IN ('deposit-credit', 'deposit-suspense') THEN p.amount
                    WHEN p.id IS NOT NULL THEN -p.amount
                    WHEN w.id IS NOT NULL THEN -w.amount END AS ordered
          FROM booked b
          JOIN journal j ON j.member_id = ${memberId} AND j.id = b.journal_id
          LEFT JOIN payment p ON p.member_id = ${memberId} AND p.id = j.ref AND j.kind = ANY(${deposits}::text[])
          LEFT JOIN withdrawal w ON w.member_id = ${memberId} AND w.id = j.ref AND j.kind = 'withdrawal-pay'
      )
      SELECT day, provider, kind AS movement, currency, count(*) AS payments, sum(amount) AS booked, sum(ordered) AS ordered,
             sum(amount) - sum(ordered) AS difference
        FROM matched GROUP BY 1, 2, 3, 4 ORDER BY day, provider COLLATE "C", kind, currency`
  },
  tieOuts: [{ column: 'booked', against: 'account clearing', ledger: movedBy(kinds, ['clearing'], -1) }],
}
