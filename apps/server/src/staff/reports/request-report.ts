import type { OperatorInput, OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { reports } from '@fairground/contract/operator/reports/reports'
import { inMember, type Tx } from '@fairground/database/transaction'
import { findReport } from '#reports/index.ts'
import { act, type Acting, CommandRefused, type StaffDeps } from '../act.ts'
import { countWaiting, findReportByRequest, insertReport, type NewReport } from './queries.ts'
import { requireFinishedReport, requireReport, toReportView } from './report-view.ts'

type Requested = OperatorOutput<'generateReport'>

/** Reports of one operator that wait at the same time. */
const maxWaiting = 20

const request = (
  deps: StaffDeps,
  acting: Acting,
  action: 'generate-report' | 'repeat-report',
  toReport: (tx: Tx) => Promise<NewReport>,
): Promise<Requested> => {
  const memberId = acting.member.id
  return act(deps, acting, action, async tx => {
    const report = await toReport(tx)
    if ((await countWaiting(tx, memberId)) >= maxWaiting)
      throw new CommandRefused(`${maxWaiting} reports wait already`)
    const id = await insertReport(tx, memberId, report)
    const { name, from, to, filters } = report
    return {
      subject: `report/${id}`,
      after: { name, from, to, filters, ...(report.repeats && { repeats: report.repeats.id }) },
      result: { report: await toReportView(tx, memberId, await requireReport(tx, memberId, id)) },
    }
  })
}

/** The report of an earlier call with the same request id, so that a retry requests nothing new. */
const findEarlier = async (
  tx: Tx,
  memberId: number,
  requestId: string,
  isSame: (row: NonNullable<Awaited<ReturnType<typeof findReport>>>) => boolean,
): Promise<Requested | undefined> => {
  const earlier = await findReportByRequest(tx, memberId, requestId)
  if (!earlier) return undefined
  if (!isSame(earlier)) throw new CommandRefused('another report has this request id')
  return { report: await toReportView(tx, memberId, earlier) }
}

export const generateReport = async (
  deps: StaffDeps,
  acting: Acting,
  { requestId, name, from, to, filters = {} }: Omit<OperatorInput<'generateReport'>, 'reason'>,
): Promise<Requested> => {
  if (from >= to) throw new CommandRefused('the period ends before it begins')
  if (filters.minAmount !== undefined && name !== 'largeWins')
    throw new CommandRefused(`the report ${name} has no such filter`)
  const earlier = await inMember(deps.db, acting.member.id, tx =>
    findEarlier(
      tx,
      acting.member.id,
      requestId,
      row =>
        row.name === name &&
        Math.floor(row.period_from) === from &&
        Math.floor(row.period_to) === to &&
        (row.filters as typeof filters).minAmount === filters.minAmount,
    ),
  )
  if (earlier) return earlier
  const { version } = reports[name]
  return request(deps, acting, 'generate-report', async () => ({
    requestId,
    name,
    version,
    from,
    to,
    filters,
    requestedBy: acting.actor,
  }))
}

export const repeatReport = async (
  deps: StaffDeps,
  acting: Acting,
  { requestId, reportId }: Omit<OperatorInput<'repeatReport'>, 'reason'>,
): Promise<Requested> => {
  const memberId = acting.member.id
  const earlier = await inMember(deps.db, acting.member.id, tx =>
    findEarlier(tx, memberId, requestId, row => row.repeats_id === reportId),
  )
  if (earlier) return earlier
  return request(deps, acting, 'repeat-report', async tx => {
    const { row, name, bounds } = await requireFinishedReport(tx, memberId, reportId)
    return {
      requestId,
      name,
      version: reports[name].version,
      from: Math.floor(row.period_from),
      to: Math.floor(row.period_to),
      filters: row.filters as NewReport['filters'],
      requestedBy: acting.actor,
      repeats: { id: reportId, bounds },
    }
  })
}
