import type { Tx } from '@fairground/database/transaction'
import type { LoggedEntry } from '@fairground/fair/fd2/deck/logged-entry'
import type { EntryType, LogEntry, TypedEntry } from '@fairground/fair/log/entry'
import { findSeenInTime } from '#public-log/proof.ts'
import { readEntries } from '#public-log/queries/entries.ts'

/** The entry of this type at the index. */
export const readLogEntry = async <T extends EntryType>(
  tx: Tx,
  memberId: number,
  type: T,
  index: number,
): Promise<TypedEntry<T>> => {
  const [row] = await readEntries(tx, memberId, index, index + 1)
  const entry = row && (JSON.parse(row.body.toString('utf8')) as LogEntry)
  if (entry?.t !== type) throw new Error(`entry ${index} of log ${memberId} is not a ${type} entry`)
  return entry as TypedEntry<T>
}

/** The entry with the proof that a quorum of witnesses saw it in time. */
export const readLoggedEntry = async <T extends EntryType>(
  tx: Tx,
  memberId: number,
  type: T,
  { index, deadline }: { readonly index: number; readonly deadline: number },
): Promise<LoggedEntry<TypedEntry<T>>> => {
  const proof = await findSeenInTime(tx, memberId, index, deadline)
  if (!proof) throw new Error(`the witnesses did not see entry ${index} of log ${memberId} in time`)
  return { entry: await readLogEntry(tx, memberId, type, index), proof }
}
