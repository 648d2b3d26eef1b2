import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { type ReportName, reportNames, reports } from '@fairground/contract/operator/reports/reports'
import type { Tx } from '@fairground/database/transaction'
import { findReport, type GeneratedReportRow } from '#reports/index.ts'
import { readStaffNames } from '../access/read-staff-names.ts'
import { CommandRefused } from '../act.ts'
import { readHashes } from './queries.ts'

type View = OperatorOutput<'getReport'>['report']

const toName = (row: GeneratedReportRow): ReportName => {
  const name = reportNames.find(each => each === row.name)
  if (!name) throw new CommandRefused(`there is no report ${row.name} any more`)
  return name
}

export const requireReport = async (tx: Tx, memberId: number, id: number): Promise<GeneratedReportRow> => {
  const row = await findReport(tx, memberId, id)
  if (!row) throw new CommandRefused(`there is no report ${id}`)
  return row
}

export const requireFinishedReport = async (tx: Tx, memberId: number, id: number) => {
  const row = await requireReport(tx, memberId, id)
  const {
    bound_at: boundAt,
    last_journal: lastJournal,
    last_audit: lastAudit,
    hash,
    finished_at: finishedAt,
  } = row
  if (row.status !== 'done' || boundAt === null || lastJournal === null || lastAudit === null || !hash)
    throw new CommandRefused(`report ${id} is ${row.status}`)
  return {
    row,
    name: toName(row),
    bounds: { boundAt: Math.floor(boundAt), lastJournal, lastAudit },
    hash: hash.toString('hex'),
    finishedAt: Math.floor(finishedAt ?? 0),
  }
}

export const toReportViews = async (
  tx: Tx,
  memberId: number,
  rows: readonly GeneratedReportRow[],
): Promise<View[]> => {
  const known = rows.filter(row => (reportNames as readonly string[]).includes(row.name))
  const originals = await readHashes(
    tx,
    memberId,
    known.flatMap(row => row.repeats_id ?? []),
  )
  const toStaffName = await readStaffNames(
    tx,
    known.map(row => row.requested_by),
  )
  return known.map(row => {
    const name = toName(row)
    const original = originals.find(({ id }) => id === row.repeats_id)
    const isSameVersion = original?.version === row.version
    return {
      reportId: row.id,
      name,
      version: row.version,
      from: Math.floor(row.period_from),
      to: Math.floor(row.period_to),
      filters: row.filters as View['filters'],
      status: row.status as View['status'],
      requestedBy: row.requested_by,
      requestedByName: toStaffName(row.requested_by),
      requestedAt: Math.floor(row.requested_at),
      finishedAt: row.finished_at === null ? null : Math.floor(row.finished_at),
      rows: row.row_count,
      pages: row.page_count,
      hash: row.hash?.toString('hex') ?? null,
      failure: row.failure,
      stateOf:
        row.bound_at === null
          ? null
          : {
              at: Math.floor(row.bound_at),
              lastJournal: String(row.last_journal),
              lastAudit: row.last_audit ?? 0,
            },
      totals: (row.totals ?? []) as View['totals'],
      tieOuts: (row.tie_outs ?? []) as View['tieOuts'],
      isCurrentVersion: row.version === reports[name].version,
      repetition: original
        ? {
            of: original.id,
            isSameVersion,
            isEqual: row.hash && original.hash && isSameVersion ? row.hash.equals(original.hash) : null,
          }
        : null,
    }
  })
}

export const toReportView = async (tx: Tx, memberId: number, row: GeneratedReportRow): Promise<View> =>
  (await toReportViews(tx, memberId, [row]))[0]!
