import { getColumns, reportNames, reports } from '@fairground/contract/operator/reports/reports'
import { inMember } from '@fairground/database/transaction'
import { toXsd } from '#reports/formats/xsd.ts'
import { type OperatorHandlers, requireMember, requireStaff } from '#staff/access/operator-handler.ts'
import { newestRow, readPage } from '#staff/read-page.ts'
import { readReports } from '#staff/reports/queries.ts'
import { exportReport, readReportPage } from '#staff/reports/read-report.ts'
import { requireReport, toReportView, toReportViews } from '#staff/reports/report-view.ts'
import { generateReport, repeatReport } from '#staff/reports/request-report.ts'
import { toActing } from './acting.ts'

export const reportHandlers = {
  listReports: async () => ({
    reports: reportNames.map(name => {
      const { title, version, about, hasPersonalData } = reports[name]
      const columns = getColumns(name).map(([column, { title: columnTitle, type }]) => ({
        name: column,
        title: columnTitle,
        type,
      }))
      return { name, title, version, about, hasPersonalData, columns }
    }),
  }),
  getReportSchema: async ({ name }) => ({ xsd: toXsd(name) }),
  generateReport: ({ reason, ...input }, caller, context) =>
    generateReport(context, toActing(caller, reason), input),
  repeatReport: ({ reason, ...input }, caller, context) =>
    repeatReport(context, toActing(caller, reason), input),
  listGeneratedReports: ({ name, after = newestRow, limit }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => {
      const { rows, next } = await readPage(
        { limit },
        count => readReports(tx, memberId, { name, before: after, limit: count }),
        ({ id }) => id,
      )
      return { reports: await toReportViews(tx, memberId, rows), next }
    })
  },
  getReport: ({ reportId }, caller, { db }) => {
    const memberId = requireMember(caller).id
    return inMember(db, memberId, async tx => ({
      report: await toReportView(tx, memberId, await requireReport(tx, memberId, reportId)),
    }))
  },
  readReportPage: ({ reason, ...input }, caller, context) =>
    readReportPage(context, toActing(caller, reason), input),
  exportReport: ({ reason, ...input }, caller, context) =>
    exportReport(context, toActing(caller, reason), requireStaff(caller).staffId, input),
} as const satisfies Partial<OperatorHandlers>
