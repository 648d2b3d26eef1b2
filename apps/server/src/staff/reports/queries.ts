import { timestamp, type Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import type { ReportFormat, ReportName } from '@fairground/contract/operator/reports/reports'
import type { ReportBounds, ReportFilters } from '#reports/index.ts'

export interface NewReport {
  readonly requestId: string
  readonly name: ReportName
  readonly version: number
  readonly from: number
  readonly to: number
  readonly filters: ReportFilters
  readonly requestedBy: string
  readonly repeats?: { readonly id: number; readonly bounds: ReportBounds }
}

export const insertReport = async (tx: Tx, memberId: number, report: NewReport): Promise<number> => {
  const { repeats } = report
  await sql`SELECT pg_advisory_xact_lock(hashtext('generated_report'), ${memberId})`.execute(tx)
  const { id } = await tx
    .insertInto('generated_report')
    .values({
      member_id: memberId,
      id: sql<number>`(SELECT coalesce(max(id), 0) + 1 FROM generated_report WHERE member_id = ${memberId})`,
      request_id: report.requestId,
      name: report.name,
      version: report.version,
      period_from: timestamp(report.from),
      period_to: timestamp(report.to),
      filters: JSON.stringify(report.filters),
      requested_by: report.requestedBy,
      ...(repeats && {
        repeats_id: repeats.id,
        bound_at: timestamp(repeats.bounds.boundAt),
        last_journal: repeats.bounds.lastJournal,
        last_audit: repeats.bounds.lastAudit,
      }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findReportByRequest = (tx: Tx, memberId: number, requestId: string) =>
  tx
    .selectFrom('generated_report')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()

export const countWaiting = async (tx: Tx, memberId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('generated_report')
    .select(eb => eb.fn.countAll<bigint>().as('count'))
    .where('member_id', '=', memberId)
    .where('status', 'in', ['requested', 'running'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const readReports = (
  tx: Tx,
  memberId: number,
  {
    name,
    before,
    limit,
  }: { readonly name?: ReportName | undefined; readonly before: number; readonly limit: number },
) =>
  tx
    .selectFrom('generated_report')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '<', before)
    .$if(name !== undefined, query => query.where('name', '=', name!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

export const readHashes = (tx: Tx, memberId: number, ids: readonly number[]) =>
  tx
    .selectFrom('generated_report')
    .select(['id', 'hash', 'version'])
    .where('member_id', '=', memberId)
    .where('id', 'in', ids.length === 0 ? [0] : ids)
    .execute()

const permitHours = 24

export const insertPermit = async (
  tx: Tx,
  memberId: number,
  permit: { readonly proposalId: number; readonly reportId: number; readonly staffId: number },
): Promise<void> => {
  await tx
    .insertInto('report_permit')
    .values({
      member_id: memberId,
      proposal_id: permit.proposalId,
      report_id: permit.reportId,
      staff_id: permit.staffId,
      until: sql<number>`clock_timestamp() + make_interval(hours => ${permitHours})`,
    })
    .execute()
}

/** The proposal that lets the staff member export the report now. */
export const findPermit = async (
  tx: Tx,
  memberId: number,
  reportId: number,
  staffId: number,
): Promise<number | undefined> => {
  const row = await tx
    .selectFrom('report_permit')
    .select('proposal_id')
    .where('member_id', '=', memberId)
    .where('report_id', '=', reportId)
    .where('staff_id', '=', staffId)
    .where('until', '>', sql<number>`clock_timestamp()`)
    .orderBy('proposal_id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.proposal_id
}

export const insertExport = async (
  tx: Tx,
  memberId: number,
  made: {
    readonly reportId: number
    readonly staffId: number
    readonly format: ReportFormat
    readonly part: number
    readonly proposalId: number | null
  },
): Promise<void> => {
  await tx
    .insertInto('report_export')
    .values({
      member_id: memberId,
      report_id: made.reportId,
      staff_id: made.staffId,
      format: made.format,
      part: made.part,
      proposal_id: made.proposalId,
    })
    .execute()
}
