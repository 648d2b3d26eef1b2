import { Type } from 'typebox'
import {
  closed,
  Count,
  HexHash,
  LongText,
  NoInput,
  Nullable,
  RequestId,
  ShortText,
  Time,
} from '#entities/values.ts'
import { MinorUnits } from '../minor-units.ts'
import { RowId } from '../row-id.ts'
import { operatorOperation, withReason } from '../operator-operation.ts'
import { rowPages } from '../paging.ts'
import { reportFormats, reportNames, reportStatuses } from '../reports/reports.ts'
import { StaffName } from '../staff-views.ts'

const area = { area: 'reports', scope: 'operator', access: 'reports.read' } as const
const Name = Type.Enum([...reportNames])
const PageNumber = Type.Integer({ minimum: 1, maximum: 1_000_000 })

export const ReportFilters = closed({ minAmount: Type.Optional(MinorUnits) })

const ReportView = closed({
  reportId: RowId,
  name: Name,
  version: RowId,
  from: Time,
  to: Time,
  filters: ReportFilters,
  status: Type.Enum([...reportStatuses]),
  requestedBy: ShortText,
  requestedByName: StaffName,
  requestedAt: Time,
  finishedAt: Nullable(Time),
  rows: Count,
  pages: Count,
  hash: Nullable(HexHash),
  failure: Nullable(Type.String()),
  stateOf: Nullable(
    closed({ at: Time, lastJournal: Type.String(), lastAudit: Count }, 'What the report could contain.'),
  ),
  totals: Type.Array(closed({ column: ShortText, currency: Type.String(), amount: Type.String() })),
  tieOuts: Type.Array(
    closed({
      column: ShortText,
      against: ShortText,
      currency: Type.String(),
      report: Type.String(),
      ledger: Type.String(),
    }),
  ),
  isCurrentVersion: Type.Boolean({ description: 'Whether the definition is still the same.' }),
  repetition: Nullable(
    closed(
      { of: RowId, isEqual: Nullable(Type.Boolean()), isSameVersion: Type.Boolean() },
      'Compares the hash with the earlier report. Null while it is generated, or if the definition has changed.',
    ),
  ),
})

const One = closed({ report: ReportView })

export const reportOperations = {
  listReports: operatorOperation({
    ...area,
    input: NoInput,
    output: closed({
      reports: Type.Array(
        closed({
          name: Name,
          title: ShortText,
          version: RowId,
          about: LongText,
          hasPersonalData: Type.Boolean(),
          columns: Type.Array(closed({ name: ShortText, title: ShortText, type: ShortText })),
        }),
        { maxItems: 100 },
      ),
    }),
    faults: [],
    summary: 'Lists the reports with their columns. There are at most 100.',
  }),
  getReportSchema: operatorOperation({
    ...area,
    input: closed({ name: Name }),
    output: closed({ xsd: Type.String() }),
    faults: [],
    summary: 'Returns the XML schema of a report.',
  }),
  generateReport: operatorOperation({
    ...area,
    input: withReason({
      requestId: RequestId,
      name: Name,
      from: Time,
      to: Time,
      filters: Type.Optional(ReportFilters),
    }),
    output: One,
    faults: ['staff.refused'],
    summary:
      'Requests a report of a period. A worker generates it. The same request id returns the same report.',
  }),
  repeatReport: operatorOperation({
    ...area,
    input: withReason({ requestId: RequestId, reportId: RowId }),
    output: One,
    faults: ['staff.refused'],
    summary: 'Requests a finished report again within its bounds. The hash must be equal.',
  }),
  listGeneratedReports: operatorOperation({
    ...area,
    input: closed({ ...rowPages.input, name: Type.Optional(Name) }),
    output: closed({ reports: Type.Array(ReportView), ...rowPages.output }),
    faults: [],
    summary: 'Lists generated reports, newest first.',
  }),
  getReport: operatorOperation({
    ...area,
    input: closed({ reportId: RowId }),
    output: One,
    faults: ['staff.refused'],
    summary: 'Returns the progress, the totals and the hash of a report.',
  }),
  readReportPage: operatorOperation({
    ...area,
    stepUp: true,
    input: withReason({ reportId: RowId, page: PageNumber }),
    output: closed({ rows: Type.Array(Type.Array(Nullable(Type.String()))) }),
    faults: ['staff.refused'],
    summary: 'Returns up to 1,000 rows of a finished report. The audit log records it.',
  }),
  exportReport: operatorOperation({
    ...area,
    access: 'reports.export',
    stepUp: true,
    input: withReason({
      reportId: RowId,
      format: Type.Enum([...reportFormats]),
      part: Type.Optional(PageNumber),
    }),
    output: closed({
      content: Type.String(),
      mediaType: ShortText,
      fileName: ShortText,
      part: RowId,
      parts: RowId,
    }),
    faults: ['staff.refused', 'proposal.needed'],
    summary:
      'Returns a finished report as CSV, XML or a page to print, in parts of 20,000 rows. A report about single players needs a proposal of the kind exportPersonalData.',
  }),
} as const
