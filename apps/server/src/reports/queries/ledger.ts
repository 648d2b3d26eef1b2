import { timestamp } from '@fairground/database/transaction'
import { type RawBuilder, sql } from 'kysely'
import type { AccountKind } from '#ledger/account-key.ts'
import type { JournalKind } from '#ledger/book/rows.ts'
import type { LedgerSum } from '../report-rule.ts'
import type { ReportScope } from '../scope.ts'

/** Journals of the report's period, as `j`. */
export const inPeriod = ({ memberId, from, to, lastJournal }: ReportScope) => sql`
  j.member_id = ${memberId} AND j.id <= ${lastJournal}
  AND j.created_at >= ${timestamp(from)} AND j.created_at < ${timestamp(to)}`

/** Journals until the end of the period, as `j`. */
export const untilEnd = ({ memberId, to, lastJournal }: ReportScope) => sql`
  j.member_id = ${memberId} AND j.id <= ${lastJournal} AND j.created_at < ${timestamp(to)}`

/** Rows of the period that have no journal, by their time. */
export const isAtInPeriod = ({ from, to, boundAt }: ReportScope, column: string) => sql`
  ${sql.ref(column)} >= ${timestamp(from)} AND ${sql.ref(column)} < ${timestamp(Math.min(to, boundAt))}`

/** The time, or null if it is after the bound of the report. */
export const knownTime = ({ boundAt }: ReportScope, column: string) => sql`
  CASE WHEN ${sql.ref(column)} < ${timestamp(boundAt)} THEN ${sql.ref(column)} END`

/**
 * Posted movements of accounts with one row per side: credits are positive. Holds do not count until they are paid.
 * `journals` selects from the journal as `j`, `accounts` from the account as `a`.
 */
export const movements = (
  memberId: number,
  journals: RawBuilder<unknown>,
  accounts: RawBuilder<unknown>,
) => sql`
  SELECT a.id, a.kind AS account_kind, a.ref, a.currency, j.id AS journal_id, j.kind, j.created_at, t.amount
    FROM journal j
    JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id AND t.phase IN (0, 2)
    JOIN account a ON a.member_id = ${memberId} AND a.id = t.credit_id
   WHERE ${journals} AND ${accounts}
  UNION ALL
  SELECT a.id, a.kind, a.ref, a.currency, j.id, j.kind, j.created_at, -t.amount
    FROM journal j
    JOIN transfer t ON t.member_id = ${memberId} AND t.journal_id = j.id AND t.phase IN (0, 2)
    JOIN account a ON a.member_id = ${memberId} AND a.id = t.debit_id
   WHERE ${journals} AND ${accounts}`

const ofKinds = (kinds: readonly AccountKind[]) => sql`a.kind = ANY(${kinds}::text[])`

/**
 * The balances of the accounts at the end of the period, from the columns of the accounts: what came later is taken off.
 * The report adds up journals instead, so an altered account or journal makes the two differ.
 */
export const closingBalances =
  (kinds: readonly AccountKind[], sign: 1 | -1 = 1) =>
  (scope: ReportScope): RawBuilder<LedgerSum> => {
    const { memberId, to, lastJournal } = scope
    const later = sql`j.member_id = ${memberId} AND (j.id > ${lastJournal} OR j.created_at >= ${timestamp(to)})`
    return sql`
      SELECT currency, (${sql.lit(sign)} * sum(amount))::bigint AS amount
        FROM (SELECT currency, c_post - d_post AS amount FROM account a WHERE member_id = ${memberId} AND ${ofKinds(kinds)}
              UNION ALL
              SELECT currency, -amount FROM (${movements(memberId, later, ofKinds(kinds))}) AS m) AS balance
       GROUP BY currency`
  }

/** What journals of these kinds moved in the period between these accounts and others. Credits are positive. */
export const movedBy =
  (journals: readonly JournalKind[], accounts: readonly AccountKind[], sign: 1 | -1 = 1) =>
  (scope: ReportScope): RawBuilder<LedgerSum> =>
    sql`
    SELECT currency, (${sql.lit(sign)} * sum(amount))::bigint AS amount
      FROM (${movements(
        scope.memberId,
        sql`${inPeriod(scope)} AND j.kind = ANY(${journals}::text[])`,
        ofKinds(accounts),
      )}) AS m
     GROUP BY currency`
