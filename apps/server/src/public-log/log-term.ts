import type { Database } from '@fairground/database/connect'
import { inMember, type Tx } from '@fairground/database/transaction'
import { canonicalJson } from '@fairground/fair/encoding/canonical-json'
import { createMembers } from '#operator/members.ts'
import { appendLogEntry } from './append.ts'
import { lockLog } from './queries/entries.ts'
import { readTerm, type TermEntry } from './signer-term.ts'

export const isSameTerm = (a: TermEntry | undefined, b: TermEntry): boolean =>
  a !== undefined && canonicalJson(a) === canonicalJson(b)

/** Appends the term to the operator's log, unless it is there. */
export const logTerm = async (tx: Tx, memberId: number, term: TermEntry): Promise<void> => {
  await lockLog(tx, memberId)
  if (!isSameTerm(await readTerm(tx, memberId), term)) await appendLogEntry(tx, memberId, term)
}

/** The newest term that two persons logged for any operator. The log of a new operator starts with it. */
export const findPlatformTerm = async (db: Database): Promise<TermEntry | undefined> => {
  let newest: TermEntry | undefined
  for (const { id } of await createMembers(db).all()) {
    const term = await inMember(db, id, tx => readTerm(tx, id))
    if (term && term.term > (newest?.term ?? 0)) newest = term
  }
  return newest
}
