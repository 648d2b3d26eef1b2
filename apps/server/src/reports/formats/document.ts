import type { ReportName } from '@fairground/contract/operator/reports/reports'
import type { ReportFilters } from '../scope.ts'
import type { TieOutLine } from '../tie-out.ts'
import type { ReportRow, ReportTotal } from '../totals.ts'

/** A finished report or a part of it, with everything that its header states (58 Pa. Code 811a.9). */
export interface ReportDocument {
  readonly name: ReportName
  readonly reportId: number
  readonly version: number
  readonly operator: string
  readonly from: number
  readonly to: number
  readonly filters: ReportFilters
  readonly requestedBy: string
  readonly generatedAt: number
  readonly boundAt: number
  readonly lastJournal: string
  readonly hash: string
  readonly rowCount: number
  readonly part: number
  readonly parts: number
  readonly rows: readonly ReportRow[]
  readonly totals: readonly ReportTotal[]
  readonly tieOuts: readonly TieOutLine[]
}

/** A report without rows says so. */
export const noActivity = 'No Activity'

export const toIso = (ms: number): string => new Date(ms).toISOString()

export const filterText = ({ minAmount }: ReportFilters): string =>
  minAmount === undefined ? 'none' : `amount at least ${minAmount} minor units`
