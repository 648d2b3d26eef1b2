import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'

/** A generated report, and the definition of a report. */
export type Report = OperatorOutput<'getReport'>['report']
export type Definition = OperatorOutput<'listReports'>['reports'][number]
export type ReportColumn = Definition['columns'][number]
