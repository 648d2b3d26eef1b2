import { createHash } from 'node:crypto'
import { reportNames, reports } from '@fairground/contract/operator/reports/reports'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { maxProblems, type MemberInvariant, type Problem } from '#audit/invariant.ts'
import {
  createTotals,
  hashHeader,
  type ReportFilters,
  type ReportRow,
  type ReportTotal,
  toLine,
} from '#reports/index.ts'

interface DoneReport {
  readonly id: number
  readonly name: string
  readonly version: number
  readonly from: number
  readonly to: number
  readonly filters: ReportFilters
  readonly boundAt: number
  readonly lastJournal: bigint
  readonly lastAudit: number
  readonly pageCount: number
  readonly totals: readonly ReportTotal[]
  readonly hash: Buffer
}

const personal = reportNames.filter(name => reports[name].hasPersonalData)

/** Recomputes hash and totals from the stored pages, one page at a time. */
const findProblem = async (tx: Tx, memberId: number, report: DoneReport): Promise<string | undefined> => {
  const name = reportNames.find(each => each === report.name)
  // Its columns are not known any more, so its totals cannot be computed.
  if (!name || reports[name].version !== report.version) return undefined
  const { id, version, from, to, filters, boundAt, lastJournal, lastAudit, pageCount } = report
  const scope = { memberId, from, to, filters, boundAt, lastJournal, lastAudit }
  const hash = createHash('sha256').update(hashHeader(name, version, scope))
  const totals = createTotals(name)
  for (let n = 1; n <= pageCount; n++) {
    const { rows } = await sql<{ rows: readonly ReportRow[] }>`
      SELECT rows FROM report_page WHERE member_id = ${memberId} AND report_id = ${id} AND n = ${n}`.execute(
      tx,
    )
    if (!rows[0]) return `lacks page ${n}`
    for (const row of rows[0].rows) {
      hash.update(toLine(row))
      totals.add(row)
    }
  }
  if (!hash.digest().equals(report.hash)) return 'has other rows than its hash says'
  return JSON.stringify(totals.list()) === JSON.stringify(sortKeys(report.totals))
    ? undefined
    : 'has other totals than its rows'
}

/** The database may store the keys in another order. */
const sortKeys = (totals: readonly ReportTotal[]): readonly ReportTotal[] =>
  totals.map(({ column, currency, amount }) => ({ column, currency, amount }))

/** A generated report is what it was, and exports about single players had their proposals. */
export const generatedReports: MemberInvariant = {
  id: 'A69',
  title: 'Reports have the rows of their hash, and exports of personal data their proposals',
  unit: 'report',
  scope: 'member',
  async check(tx, memberId) {
    const { rows } = await sql<DoneReport>`
      SELECT id, name, version, period_from AS "from", period_to AS "to", filters, bound_at AS "boundAt",
             last_journal AS "lastJournal", last_audit AS "lastAudit", page_count AS "pageCount", totals, hash
        FROM generated_report WHERE member_id = ${memberId} AND status = 'done' ORDER BY id`.execute(tx)
    const problems: string[] = []
    for (const report of rows) {
      const problem = await findProblem(tx, memberId, report)
      if (problem && problems.length < maxProblems) problems.push(`report ${report.id} ${problem}`)
    }
    const { rows: exports } = await sql<Problem>`
      SELECT format('staff/%s exported report %s about players without a proposal', e.staff_id, e.report_id) AS problem
        FROM report_export e
        JOIN generated_report r ON r.member_id = e.member_id AND r.id = e.report_id AND r.name = ANY(${personal}::text[])
        LEFT JOIN report_permit a ON a.member_id = e.member_id AND a.proposal_id = e.proposal_id
                                 AND a.report_id = e.report_id AND a.staff_id = e.staff_id AND e.at < a.until
       WHERE e.member_id = ${memberId} AND a.proposal_id IS NULL
      UNION ALL
      SELECT format('report %s may be exported by staff/%s without an executed proposal', a.report_id, a.staff_id)
        FROM report_permit a
        LEFT JOIN proposal p ON p.member_id = a.member_id AND p.id = a.proposal_id AND p.kind = 'exportPersonalData'
                            AND p.status = 'executed' AND p.made_by = a.staff_id
                            AND (p.payload ->> 'reportId')::integer = a.report_id
       WHERE a.member_id = ${memberId} AND p.id IS NULL
      UNION ALL
      SELECT format('proposal %s is executed, but permits no export', p.id)
        FROM proposal p
       WHERE p.member_id = ${memberId} AND p.kind = 'exportPersonalData' AND p.status = 'executed'
         AND NOT EXISTS (SELECT FROM report_permit a WHERE a.member_id = p.member_id AND a.proposal_id = p.id)
       LIMIT ${maxProblems}`.execute(tx)
    return { checked: rows.length, problems: [...problems, ...exports.map(({ problem }) => problem)] }
  },
}
