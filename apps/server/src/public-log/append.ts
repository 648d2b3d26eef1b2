import type { Tx } from '@fairground/database/transaction'
import { append, frontierFromBytes, frontierToBytes, leafHash } from '@fairground/fair/crypto/merkle'
import { type Bytes, hex } from '@fairground/fair/encoding/bytes'
import { entryBytes, type EntryType, type LogEntries, type LogEntry } from '@fairground/fair/log/entry'
import { parseEntry } from '@fairground/fair/log/parse-entry'
import { checkSignerKey, checkStatement, checkTerm } from './signer-term.ts'
import { findLastLeaf, insertEntry, lockLog, storeLogSize } from './queries/entries.ts'

/** An entry without `prev`, which the log fills in. */
export type LogDraft = { [T in EntryType]: { readonly t: T } & Omit<LogEntries[T], 'prev'> }[EntryType]

export interface LoggedEntry {
  readonly index: number
  readonly leaf: Bytes
}

const firstPrev = '00'.repeat(32)

/**
 * Appends an entry to the operator's log in the caller's transaction. It locks the log until the transaction ends, so
 * callers append last.
 */
export const appendLogEntry = async (tx: Tx, memberId: number, draft: LogDraft): Promise<LoggedEntry> => {
  const log = await lockLog(tx, memberId)
  if (!log) throw new Error(`operator ${memberId} has no public log yet`)
  if (draft.t === 'term') await checkTerm(tx, memberId, draft)
  if (draft.t === 'game') await checkSignerKey(tx, memberId, draft.keys.signer)
  if ('signer' in draft && typeof draft.signer === 'object') await checkStatement(tx, memberId, draft.signer)
  const game = 'game' in draft ? draft.game : null
  const entry = (game === null ? draft : { ...draft, prev: await readPrev(tx, memberId, game) }) as LogEntry
  const body = entryBytes(entry)
  // An entry stays in the log for ever, so a malformed one is refused here.
  const parsed = parseEntry(body)
  if ('problem' in parsed) throw new Error(`log entry ${entry.t}: ${parsed.problem}`)
  const leaf = leafHash(body)
  const index = Number(log.size)
  await insertEntry(tx, memberId, { index, type: entry.t, game, body, leaf })
  const frontier = append(frontierFromBytes(new Uint8Array(log.frontier)), leaf)
  await storeLogSize(tx, memberId, frontier.size, frontierToBytes(frontier))
  return { index, leaf }
}

const readPrev = async (tx: Tx, memberId: number, game: string): Promise<string> => {
  const last = await findLastLeaf(tx, memberId, game)
  return last ? hex(new Uint8Array(last)) : firstPrev
}
