import { timestamp } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { accountKinds, type AccountKind } from '#ledger/account-key.ts'
import { closingBalances, movements, untilEnd } from './ledger.ts'
import type { ReportRule } from '../report-rule.ts'

/** Accounts of the operator itself and of the outside world. All others are owed. */
const ownKinds = [
  'house:fee',
  'house:revenue',
  'house:promo',
  'house:adjustment',
  'house:exchange',
  'house:items',
  'clearing',
] as const satisfies readonly AccountKind[]

const owedKinds = accountKinds.filter(kind => !(ownKinds as readonly AccountKind[]).includes(kind))

export const playerFunds: ReportRule<'playerFunds'> = {
  select: scope => sql`
    WITH moves AS (
      SELECT account_kind, currency, amount, created_at >= ${timestamp(scope.from)} AS is_in
        FROM (${movements(scope.memberId, untilEnd(scope), sql`true`)}) AS m
    )
    SELECT account_kind AS account, currency,
           coalesce(sum(amount) FILTER (WHERE NOT is_in), 0) AS opening,
           coalesce(sum(amount) FILTER (WHERE is_in AND amount > 0), 0) AS credits,
           coalesce(sum(-amount) FILTER (WHERE is_in AND amount < 0), 0) AS debits,
           sum(amount) AS closing,
           CASE WHEN account_kind = ANY(${owedKinds}::text[]) THEN sum(amount) ELSE 0 END AS liability
      FROM moves GROUP BY account_kind, currency ORDER BY account_kind COLLATE "C", currency`,
  tieOuts: [
    { column: 'liability', against: 'accounts that are owed', ledger: closingBalances(owedKinds) },
    { column: 'closing', against: 'all accounts', ledger: closingBalances(accountKinds) },
  ],
}
