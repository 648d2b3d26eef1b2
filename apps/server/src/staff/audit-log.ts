import { hashAuditEntry } from '@fairground/fair/log/audit-entry'
import { databaseNow, type Tx } from '@fairground/database/transaction'
import {
  type AuditEntryRow,
  findLastEntry,
  insertEntry,
  lockAuditLog,
  readEntriesAfter,
} from './queries/audit-entries.ts'
import type { StaffAction } from './live/action-topics.ts'

/** One staff action. `before` and `after` contain states and numbers, never personal data. */
export interface AuditEntry {
  readonly actor: string
  readonly action: string
  readonly subject: string
  readonly before: unknown
  readonly after: unknown
  readonly reason: string
}

/** An action without a topic would reach no other console. */
type NewEntry = AuditEntry & { readonly action: StaffAction }

interface ChainedEntry extends AuditEntry {
  readonly memberId: number
  readonly seq: number
  readonly at: number
  readonly prevHash: Uint8Array
}

const genesisHash = Buffer.alloc(32)

const hashEntry = ({ prevHash, ...fields }: ChainedEntry): Buffer =>
  Buffer.from(hashAuditEntry({ ...fields, prevHash: Buffer.from(prevHash).toString('hex') }), 'hex')

/** Runs in the transaction of the action itself, so that neither exists without the other. */
export const appendAuditEntry = async (tx: Tx, memberId: number, entry: NewEntry): Promise<void> => {
  await lockAuditLog(tx, memberId)
  const last = await findLastEntry(tx, memberId)
  const seq = (last?.seq ?? 0) + 1
  const at = await databaseNow(tx)
  const chained: ChainedEntry = { ...entry, memberId, seq, at, prevHash: last?.hash ?? genesisHash }
  await insertEntry(tx, chained, hashEntry(chained))
}

export interface VerifiedLog {
  readonly entries: number
  /** Hash of the last entry. A copy stored elsewhere reveals whether entries were removed from the end. */
  readonly head: string
  readonly broken?: { readonly seq: number; readonly why: string }
}

const batchSize = 1000

/** Recomputes the whole chain and reports the first broken entry. */
export const verifyLog = async (tx: Tx, memberId: number): Promise<VerifiedLog> => {
  let last = { seq: 0, hash: genesisHash as Uint8Array }
  const head = () => Buffer.from(last.hash).toString('hex')
  while (true) {
    const rows = await readEntriesAfter(tx, memberId, last.seq, batchSize)
    for (const row of rows) {
      const why = findFault(row, memberId, last)
      if (why) return { entries: last.seq, head: head(), broken: { seq: row.seq, why } }
      last = row
    }
    if (rows.length < batchSize) return { entries: last.seq, head: head() }
  }
}

const findFault = (
  row: AuditEntryRow,
  memberId: number,
  last: { readonly seq: number; readonly hash: Uint8Array },
): string | undefined => {
  const { seq, at, actor, action, subject, before, after, reason, prev_hash: prevHash } = row
  if (seq !== last.seq + 1) return `entry ${last.seq + 1} is missing`
  if (!prevHash.equals(last.hash)) return `it does not follow entry ${last.seq}`
  const hash = hashEntry({ memberId, seq, at, actor, action, subject, before, after, reason, prevHash })
  return row.hash.equals(hash) ? undefined : 'it was altered'
}
