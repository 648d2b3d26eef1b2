import { inMember } from '@fairground/database/transaction'
import { getMemberId, type OperatorHandler, requireStaff } from '../access/operator-handler.ts'
import { toActor } from '../access/staff-session.ts'
import { appendAuditEntry, verifyLog } from '../audit-log.ts'
import { findChanges } from './find-changes.ts'
import { type AuditEntryRow, readEntriesAfter, readEntriesBefore } from '../queries/audit-entries.ts'

const defaultResults = 50
const exportResults = 1000
const lastSeq = 2_147_483_647

const toView = (row: AuditEntryRow) => ({
  seq: row.seq,
  at: Math.floor(row.at),
  actor: row.actor,
  action: row.action,
  subject: row.subject,
  before: row.before,
  after: row.after,
  reason: row.reason,
  hash: row.hash.toString('hex'),
})

export const readAuditLog: OperatorHandler<'readAuditLog'> = (
  { before, maxResults, ...filters },
  caller,
  { db },
) => {
  const memberId = getMemberId(caller)
  return inMember(db, memberId, async tx => {
    const rows = await readEntriesBefore(
      tx,
      memberId,
      Math.min(before ?? lastSeq, lastSeq),
      maxResults ?? defaultResults,
      filters,
    )
    return { entries: rows.map(row => ({ ...toView(row), changes: findChanges(row.before, row.after) })) }
  })
}

/** The export is itself an entry, after those that it returns. */
export const exportAuditLog: OperatorHandler<'exportAuditLog'> = ({ after = 0, reason }, caller, { db }) => {
  const memberId = getMemberId(caller)
  return inMember(db, memberId, async tx => {
    const rows = await readEntriesAfter(tx, memberId, Math.min(after, lastSeq), exportResults)
    const last = rows.at(-1)?.seq ?? null
    await appendAuditEntry(tx, memberId, {
      actor: toActor(requireStaff(caller).staffId),
      action: 'export-audit-log',
      subject: 'audit-log',
      before: null,
      after: { after, entries: rows.length },
      reason,
    })
    const lines = rows.map(row =>
      JSON.stringify({ memberId, ...toView(row), prevHash: row.prev_hash.toString('hex') }),
    )
    return { lines: lines.join('\n'), entries: rows.length, last }
  })
}

export const verifyAuditLog: OperatorHandler<'verifyAuditLog'> = (_, caller, { db }) => {
  const memberId = getMemberId(caller)
  return inMember(db, memberId, async tx => {
    const { entries, head, broken } = await verifyLog(tx, memberId)
    return { entries, head, broken: broken ?? null }
  })
}
