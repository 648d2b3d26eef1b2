import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { ReportBounds } from '../scope.ts'
import type { TieOutLine } from '../tie-out.ts'
import type { ReportRow, ReportTotal } from '../totals.ts'

const leaseSeconds = 60

export type ReportRequest = NonNullable<Awaited<ReturnType<typeof claimReport>>>

/** Takes the next report that waits, or that a stopped worker has left behind. */
export const claimReport = async (tx: Tx, memberId: number) => {
  const waiting = await tx
    .selectFrom('generated_report')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('status', 'in', ['requested', 'running'])
    .where('claimed_until', '<=', sql<number>`clock_timestamp()`)
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (waiting) {
    await extendClaim(tx, memberId, waiting.id, 0)
    await tx
      .deleteFrom('report_page')
      .where('member_id', '=', memberId)
      .where('report_id', '=', waiting.id)
      .execute()
  }
  return waiting
}

/** Shows the progress and keeps other workers away. */
const extendClaim = async (tx: Tx, memberId: number, id: number, rows: number): Promise<void> => {
  await tx
    .updateTable('generated_report')
    .set({
      status: 'running',
      row_count: rows,
      claimed_until: sql<number>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const insertPage = async (
  tx: Tx,
  memberId: number,
  { id, n, rows, rowsBefore }: { id: number; n: number; rows: readonly ReportRow[]; rowsBefore: number },
): Promise<void> => {
  await tx
    .insertInto('report_page')
    .values({ member_id: memberId, report_id: id, n, rows: JSON.stringify(rows) })
    .execute()
  await extendClaim(tx, memberId, id, rowsBefore + rows.length)
}

export interface FinishedReport extends ReportBounds {
  readonly version: number
  readonly rowCount: number
  readonly pageCount: number
  readonly totals: readonly ReportTotal[]
  readonly tieOuts: readonly TieOutLine[]
  readonly hash: Buffer
}

export const finishReport = async (
  tx: Tx,
  memberId: number,
  id: number,
  report: FinishedReport,
): Promise<void> => {
  await tx
    .updateTable('generated_report')
    .set({
      status: 'done',
      version: report.version,
      bound_at: timestamp(report.boundAt),
      last_journal: report.lastJournal,
      last_audit: report.lastAudit,
      row_count: report.rowCount,
      page_count: report.pageCount,
      totals: JSON.stringify(report.totals),
      tie_outs: JSON.stringify(report.tieOuts),
      hash: report.hash,
      finished_at: sql<number>`clock_timestamp()`,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const failReport = async (tx: Tx, memberId: number, id: number, failure: string): Promise<void> => {
  await tx
    .updateTable('generated_report')
    .set({
      status: 'failed',
      failure: failure.slice(0, 2000),
      finished_at: sql<number>`clock_timestamp()`,
    })
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .execute()
}

export const findReport = (tx: Tx, memberId: number, id: number) =>
  tx
    .selectFrom('generated_report')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst()

export type GeneratedReportRow = NonNullable<Awaited<ReturnType<typeof findReport>>>

export const readPages = (tx: Tx, memberId: number, id: number, first: number, last: number) =>
  tx
    .selectFrom('report_page')
    .select(['n', 'rows'])
    .where('member_id', '=', memberId)
    .where('report_id', '=', id)
    .where('n', '>=', first)
    .where('n', '<=', last)
    .orderBy('n')
    .execute() as Promise<{ n: number; rows: ReportRow[] }[]>
