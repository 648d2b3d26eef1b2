import { type AuditEntryContent, firstPrevHash, hashAuditEntry } from '@fairground/fair/log/audit-entry'

/** A line of the export. A sealed one has its hashes only. */
type Line =
  | (AuditEntryContent & { readonly hash: string; readonly isSealed?: undefined })
  | { readonly seq: number; readonly prevHash: string; readonly hash: string; readonly isSealed: true }

export interface ChainState {
  /** The newest checked entry. */
  readonly seq: number
  readonly hash: string
  /** Entries that this person may not read. Their place is checked, not their content. */
  readonly sealed: number
  readonly broken?: { readonly seq: number; readonly why: string }
}

export const chainStart: ChainState = { seq: 0, hash: firstPrevHash, sealed: 0 }

const computeHash = (content: AuditEntryContent): string | undefined => {
  try {
    return hashAuditEntry(content)
  } catch {
    // A value that the log never writes, so the entry is not the one that was written.
    return undefined
  }
}

const findFault = (line: Line, last: ChainState): string | undefined => {
  if (line.seq !== last.seq + 1) return `entry ${last.seq + 1} is missing`
  if (line.prevHash !== last.hash) return `it does not follow entry ${last.seq}`
  if (line.isSealed) return undefined
  return computeHash(line) === line.hash ? undefined : 'it was altered'
}

/** Recomputes the hashes of further lines of an export. It stops at the first broken entry. */
export const checkLines = (start: ChainState, lines: readonly string[]): ChainState => {
  let state = start
  for (const text of lines) {
    if (state.broken) return state
    const line = JSON.parse(text) as Line
    const why = findFault(line, state)
    if (why !== undefined) return { ...state, broken: { seq: line.seq, why } }
    state = { seq: line.seq, hash: line.hash, sealed: state.sealed + (line.isSealed ? 1 : 0) }
  }
  return state
}
