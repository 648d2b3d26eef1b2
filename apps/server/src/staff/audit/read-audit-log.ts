import { inMember } from '@fairground/database/transaction'
import { readStaffNames } from '../access/read-staff-names.ts'
import { getMemberId, type OperatorHandler, requireStaff } from '../access/operator-handler.ts'
import { toActor } from '../access/staff-session.ts'
import { appendAuditEntry, verifyLog } from '../audit-log.ts'
import { findChanges } from './find-changes.ts'
import { type AuditEntryRow, readEntriesAfter, readEntriesBefore } from '../queries/audit-entries.ts'
import { newestRow, readPage } from '../read-page.ts'
import { findSealedActions } from './sealed-entries.ts'

const exportLimit = 1000

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

const sealed = 'sealed'

/** The number, the time and the hash say that the chain is whole, and not what happened. */
const toSealedView = (row: AuditEntryRow) => ({
  ...toView(row),
  actor: sealed,
  action: sealed,
  subject: sealed,
  before: null,
  after: null,
  reason: sealed,
})

export const readAuditLog: OperatorHandler<'readAuditLog'> = (
  { after = newestRow, limit, ...filters },
  caller,
  { db },
) => {
  const memberId = getMemberId(caller)
  const hidden = findSealedActions(requireStaff(caller).grants, memberId)
  const { actor, action, subject } = filters
  // A filter that finds a sealed entry would reveal what it is about.
  const isNarrow = actor !== undefined || action !== undefined || subject !== undefined
  const all = { ...filters, ...(isNarrow && { without: hidden }) }
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readEntriesBefore(tx, memberId, after, count, all),
      ({ seq }) => seq,
    )
    const toName = await readStaffNames(
      tx,
      rows.map(row => row.actor),
    )
    return {
      entries: rows.map(row =>
        hidden.includes(row.action)
          ? { ...toSealedView(row), actorName: null, isSealed: true, changes: [] }
          : {
              ...toView(row),
              actorName: toName(row.actor),
              isSealed: false,
              changes: findChanges(row.before, row.after),
            },
      ),
      next,
    }
  })
}

/** The export is itself an entry, after those that it returns. */
export const exportAuditLog: OperatorHandler<'exportAuditLog'> = (
  { after = 0, limit = exportLimit, reason },
  caller,
  { db },
) => {
  const memberId = getMemberId(caller)
  const hidden = findSealedActions(requireStaff(caller).grants, memberId)
  return inMember(db, memberId, async tx => {
    const { rows, next } = await readPage(
      { limit },
      count => readEntriesAfter(tx, memberId, after, count),
      ({ seq }) => seq,
    )
    await appendAuditEntry(tx, memberId, {
      actor: toActor(requireStaff(caller).staffId),
      action: 'export-audit-log',
      subject: 'audit-log',
      before: null,
      after: { after, entries: rows.length },
      reason,
    })
    const lines = rows.map(row => {
      const prevHash = row.prev_hash.toString('hex')
      const { seq, hash, ...content } = toView(row)
      // Without the time, the content of a sealed entry cannot be guessed and compared with its hash.
      return JSON.stringify(
        hidden.includes(row.action)
          ? { memberId, seq, isSealed: true, prevHash, hash }
          : { memberId, seq, ...content, hash, prevHash },
      )
    })
    return { lines, next }
  })
}

export const verifyAuditLog: OperatorHandler<'verifyAuditLog'> = (_, caller, { db }) => {
  const memberId = getMemberId(caller)
  return inMember(db, memberId, async tx => {
    const { entries, head, broken } = await verifyLog(tx, memberId)
    return { entries, head, broken: broken ?? null }
  })
}
