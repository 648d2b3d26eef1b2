import { reports } from '@fairground/contract/operator/reports/reports'
import { filterText, type ReportDocument, toIso } from './document.ts'

/** The header of a printed report: title, definition, period, time, filters and page n of m. */
export const toHeader = (document: ReportDocument): readonly (readonly [string, string])[] => [
  ['Title', reports[document.name].title],
  ['Operator', document.operator],
  ['Report', String(document.reportId)],
  ['Definition', `${document.name} version ${document.version}`],
  ['About', reports[document.name].about],
  ['Period from', toIso(document.from)],
  ['Period to', toIso(document.to)],
  ['Filters', filterText(document.filters)],
  ['Requested by', document.requestedBy],
  ['Generated at', toIso(document.generatedAt)],
  ['State of', `${toIso(document.boundAt)}, journal ${document.lastJournal}`],
  ['Rows', String(document.rowCount)],
  ['Hash', document.hash],
  ['Page', `${document.part} of ${document.parts}`],
]
