import { conductReports } from './conduct-reports.ts'
import { gameReports } from './game-reports.ts'
import { moneyReports } from './money-reports.ts'
import type { ReportColumn, ReportDeclaration } from './report.ts'

/** The reports. The server has a query for each. */
export const reports = {
  ...moneyReports,
  ...gameReports,
  ...conductReports,
} as const satisfies Readonly<Record<string, ReportDeclaration>>

export type ReportName = keyof typeof reports
export const reportNames = Object.keys(reports) as ReportName[]
export type ReportColumnName<N extends ReportName> = keyof (typeof reports)[N]['columns'] & string

/** The columns in the order of the rows. */
export const getColumns = (name: ReportName): readonly (readonly [string, ReportColumn])[] =>
  Object.entries(reports[name].columns)

export const reportFormats = ['csv', 'xml', 'html'] as const
export type ReportFormat = (typeof reportFormats)[number]

export const reportStatuses = ['requested', 'running', 'done', 'failed'] as const
export type ReportStatus = (typeof reportStatuses)[number]

/** The plays of a report of large wins win at least this, unless the filter says otherwise. Minor units. */
export const defaultLargeWin = 100_000
