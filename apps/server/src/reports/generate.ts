import { createHash } from 'node:crypto'
import {
  getColumns,
  reportNames,
  reports,
  type ReportName,
} from '@fairground/contract/operator/reports/reports'
import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { hashHeader, toLine } from './hash.ts'
import {
  claimReport,
  failReport,
  finishReport,
  insertPage,
  type ReportRequest,
} from './queries/generated-reports.ts'
import { inSnapshot, readBounds, readInBatches } from './queries/snapshot.ts'
import type { ReportRule } from './report-rule.ts'
import { reportRules } from './report-rules.ts'
import type { ReportFilters, ReportScope } from './scope.ts'
import { findDifference, tieOut } from './tie-out.ts'
import { createTotals, type ReportRow } from './totals.ts'

export const pageSize = 1000
/** Transactions of the platform are shorter than this. */
const settleMs = 10_000

export interface GenerateOptions {
  readonly settleMs?: number
}

/** Generates the next report of the operator. Returns false if none waits. */
export const generateNext = async (
  db: Database,
  memberId: number,
  options: GenerateOptions = {},
): Promise<boolean> => {
  const request = await inMember(db, memberId, tx => claimReport(tx, memberId))
  if (!request) return false
  const name = reportNames.find(each => each === request.name)
  const failure = name
    ? await generate(db, request, name, options)
    : `there is no report ${request.name} any more`
  if (failure !== undefined) await inMember(db, memberId, tx => failReport(tx, memberId, request.id, failure))
  return true
}

/** Reads the snapshot and stores the pages in transactions of their own. Returns why the report failed, if it did. */
const generate = (
  db: Database,
  request: ReportRequest,
  name: ReportName,
  { settleMs: margin = settleMs }: GenerateOptions,
): Promise<string | undefined> =>
  inSnapshot(db, request.member_id, async snapshot => {
    const memberId = request.member_id
    const scope = await toScope(snapshot, request, margin)
    const rule = reportRules[name] as unknown as ReportRule<ReportName, object>
    const { version } = reports[name]
    const hash = createHash('sha256').update(hashHeader(name, version, scope))
    const totals = createTotals(name)
    let rowCount = 0
    let n = 0
    for await (const batch of readInBatches(snapshot, rule.select(scope), pageSize)) {
      const rows = batch.map(source => toRow(name, rule.toRecord?.(source) ?? source))
      for (const row of rows) {
        hash.update(toLine(row))
        totals.add(row)
      }
      n += 1
      const page = { id: request.id, n, rows, rowsBefore: rowCount }
      await inMember(db, memberId, tx => insertPage(tx, memberId, page))
      rowCount += rows.length
    }
    const sums = totals.list()
    const tieOuts = []
    for (const each of rule.tieOuts ?? []) {
      const { rows: ledger } = await each.ledger(scope).execute(snapshot)
      tieOuts.push(...tieOut(sums, each, ledger))
    }
    const difference = findDifference(tieOuts)
    if (difference !== undefined) return difference
    const { boundAt, lastJournal, lastAudit } = scope
    const finished = {
      version,
      boundAt,
      lastJournal,
      lastAudit,
      rowCount,
      pageCount: n,
      totals: sums,
      tieOuts,
      hash: hash.digest(),
    }
    await inMember(db, memberId, tx => finishReport(tx, memberId, request.id, finished))
    return undefined
  })

/** A repetition keeps the bounds of the earlier report. */
const toScope = async (snapshot: Tx, request: ReportRequest, margin: number): Promise<ReportScope> => {
  const { member_id: memberId, bound_at: boundAt, last_journal: lastJournal, last_audit: lastAudit } = request
  const bounds =
    boundAt === null || lastJournal === null || lastAudit === null
      ? await readBounds(snapshot, memberId, margin)
      : { boundAt: Math.floor(boundAt), lastJournal, lastAudit }
  return {
    memberId,
    from: Math.floor(request.period_from),
    to: Math.floor(request.period_to),
    filters: request.filters as ReportFilters,
    ...bounds,
  }
}

/** Values as texts. Times are ISO 8601 in UTC. */
export const toRow = (name: ReportName, record: object): ReportRow =>
  getColumns(name).map(([column, { type }]) => {
    const value = (record as Readonly<Record<string, string | number | bigint | null>>)[column]
    if (value === null || value === undefined) return null
    return type === 'time' ? new Date(Number(value)).toISOString() : String(value)
  })
