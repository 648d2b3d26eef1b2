import { inMember } from '@fairground/database/transaction'
import { getMemberId, type OperatorHandler } from './access/operator-handler.ts'
import { verifyLog } from './audit-log.ts'
import { readEntriesBefore } from './queries/audit-entries.ts'

const defaultResults = 50
const lastSeq = 2_147_483_647

export const readAuditLog: OperatorHandler<'readAuditLog'> = ({ before, maxResults }, caller, { db }) => {
  const memberId = getMemberId(caller)
  return inMember(db, memberId, async tx => {
    const rows = await readEntriesBefore(
      tx,
      memberId,
      Math.min(before ?? lastSeq, lastSeq),
      maxResults ?? defaultResults,
    )
    return {
      entries: rows.map(row => ({
        seq: row.seq,
        at: Math.floor(row.at),
        actor: row.actor,
        action: row.action,
        subject: row.subject,
        before: row.before,
        after: row.after,
        reason: row.reason,
        hash: row.hash.toString('hex'),
      })),
    }
  })
}

export const verifyAuditLog: OperatorHandler<'verifyAuditLog'> = (_, caller, { db }) => {
  const memberId = getMemberId(caller)
  return inMember(db, memberId, async tx => {
    const { entries, head, broken } = await verifyLog(tx, memberId)
    return { entries, head, broken: broken ?? null }
  })
}
