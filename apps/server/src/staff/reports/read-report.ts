import { type ReportFormat, reports } from '@fairground/contract/operator/reports/reports'
import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { inMember } from '@fairground/database/transaction'
import {
  readPages,
  type ReportDocument,
  type ReportFilters,
  type ReportTotal,
  reportWriters,
  type TieOutLine,
} from '#reports/index.ts'
import { OperatorRefusal } from '../access/operator-refusal.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { findPermit, insertExport } from './queries.ts'
import { requireFinishedReport } from './report-view.ts'

/** Pages of an exported part: 20,000 rows. */
const pagesPerPart = 20

export const readReportPage = (
  deps: StaffDeps,
  acting: Acting,
  { reportId, page }: { readonly reportId: number; readonly page: number },
): Promise<OperatorOutput<'readReportPage'>> => {
  const memberId = acting.member.id
  return act(deps, acting, 'read-report', async tx => {
    const { row } = await requireFinishedReport(tx, memberId, reportId)
    if (page > Math.max(1, row.page_count))
      throw new CommandRefused(`report ${reportId} has ${row.page_count} pages`)
    const [found] = await readPages(tx, memberId, reportId, page, page)
    return {
      subject: `report/${reportId}`,
      after: { page },
      result: { rows: (found?.rows ?? []).map(each => [...each]) },
    }
  })
}

export const exportReport = async (
  deps: StaffDeps,
  acting: Acting,
  staffId: number,
  { reportId, format, part = 1 }: { reportId: number; format: ReportFormat; part?: number | undefined },
): Promise<OperatorOutput<'exportReport'>> => {
  const memberId = acting.member.id
  const permit = await inMember(deps.db, memberId, async tx => {
    const { name } = await requireFinishedReport(tx, memberId, reportId)
    return reports[name].hasPersonalData
      ? { proposalId: await findPermit(tx, memberId, reportId, staffId) }
      : { proposalId: null }
  })
  const { proposalId } = permit
  if (proposalId === undefined) throw new OperatorRefusal('proposal.needed')
  return act(deps, acting, 'export-report', async tx => {
    const { row, name, bounds, hash, finishedAt } = await requireFinishedReport(tx, memberId, reportId)
    const parts = Math.max(1, Math.ceil(row.page_count / pagesPerPart))
    if (part > parts) throw new CommandRefused(`report ${reportId} has ${parts} parts`)
    const pages = await readPages(tx, memberId, reportId, (part - 1) * pagesPerPart + 1, part * pagesPerPart)
    const document: ReportDocument = {
      name,
      reportId,
      version: row.version,
      operator: acting.member.code,
      from: Math.floor(row.period_from),
      to: Math.floor(row.period_to),
      filters: row.filters as ReportFilters,
      requestedBy: row.requested_by,
      generatedAt: finishedAt,
      boundAt: bounds.boundAt,
      lastJournal: String(bounds.lastJournal),
      hash,
      rowCount: row.row_count,
      part,
      parts,
      rows: pages.flatMap(page => page.rows),
      totals: row.totals as readonly ReportTotal[],
      tieOuts: row.tie_outs as readonly TieOutLine[],
    }
    const { mediaType, write } = reportWriters[format]
    await insertExport(tx, memberId, { reportId, staffId, format, part, proposalId })
    return {
      subject: `report/${reportId}`,
      after: { format, part, hash, proposal: proposalId },
      result: {
        content: write(document),
        mediaType,
        fileName: `${acting.member.code}-${name}-${reportId}-${part}.${format}`,
        part,
        parts,
      },
    }
  })
}
