import type { ReportName } from '@fairground/contract/operator/reports/reports'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import type { ReportScope } from './scope.ts'
import type { ReportRow } from './totals.ts'

/**
 * The first bytes of the hash of a report: definition, period, filters and bounds. Who requested it and when is not part
 * of it, so a repetition has the same hash. The rows follow, each as a line of JSON.
 */
export const hashHeader = (name: ReportName, version: number, scope: ReportScope): Uint8Array =>
  canonicalHash({ ...scope, lastJournal: String(scope.lastJournal), name, version })

export const toLine = (row: ReportRow): string => `${JSON.stringify(row)}\n`
