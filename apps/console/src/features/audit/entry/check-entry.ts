import { firstPrevHash, hashAuditEntry } from '@fairground/fair/log/audit-entry'
import type { Entry } from '../log/entry-row.ts'

export interface Neighbours {
  readonly before: Entry | undefined
  readonly entry: Entry
  readonly after: Entry | undefined
}

/** Finds an entry and those around it in a page of the log. */
export const findNeighbours = (entries: readonly Entry[], seq: number): Neighbours | undefined => {
  const find = (wanted: number) => entries.find(each => each.seq === wanted)
  const entry = find(seq)
  return entry && { entry, before: find(seq - 1), after: find(seq + 1) }
}

const hasHash = (memberId: number, entry: Entry, prevHash: string): boolean => {
  try {
    return hashAuditEntry({ ...entry, memberId, prevHash }) === entry.hash
  } catch {
    return false
  }
}

export type EntryVerdict = 'fits' | 'altered' | 'nextDoesNotFollow' | 'unknown'

/** Recomputes the hash of an entry from its content and the hash before, and that of the next entry from this hash. */
export const checkEntry = (memberId: number, { before, entry, after }: Neighbours): EntryVerdict => {
  const prevHash = entry.seq === 1 ? firstPrevHash : before?.hash
  if (entry.isSealed || prevHash === undefined) return 'unknown'
  if (!hasHash(memberId, entry, prevHash)) return 'altered'
  return after && !after.isSealed && !hasHash(memberId, after, entry.hash) ? 'nextDoesNotFollow' : 'fits'
}
