import { hex } from '#encoding/bytes.ts'
import { readCheckpoint } from '#log/checkpoint.ts'
import { type TypedEntry, entryLeaf, type EntryType, type LogEntry } from '#log/entry.ts'
import type { LogPolicy } from '#log/policy.ts'
import type { DrawRecord, RecordEntry } from './draw-record.ts'
import { applyKeyChange, type GameKeys } from './key-change.ts'
import { isIn, isProved, type ProvedEntry } from './proved-entry.ts'

export interface Logged<E extends LogEntry = LogEntry> {
  readonly entry: E
  readonly index: number
  /** Hexadecimal, as other entries name it in `prev`. */
  readonly leaf: string
}

export interface LogView {
  /** By index: the entries of the record that its checkpoint proves, and those of the evidence. */
  readonly logged: readonly Logged[]
  /** The first entry of the record that its checkpoint does not prove. */
  readonly unproved: RecordEntry | undefined
}

const toLogged = ({ entry, index }: RecordEntry): Logged => ({ entry, index, leaf: hex(entryLeaf(entry)) })

/** The step `log` checks who signed the record's checkpoint; entries of the evidence count only if the log signed them. */
export function readLogView(
  { entries, history }: Pick<DrawRecord, 'entries' | 'history'>,
  evidence: readonly ProvedEntry[],
  policy: LogPolicy | undefined,
): LogView {
  const checkpoint = readCheckpoint(history.checkpoint)
  const proved = entries.filter(each => isIn(each, checkpoint))
  const added = policy ? evidence.filter(each => isProved(each, policy)) : []
  const byLeaf = new Map(
    [...added, ...proved].map(toLogged).map(each => [`${each.index} ${each.leaf}`, each]),
  )
  return {
    logged: [...byLeaf.values()].toSorted((a, b) => a.index - b.index),
    unproved: entries.find(each => !proved.includes(each)),
  }
}

export const isType =
  <T extends EntryType>(type: T) =>
  (logged: Logged): logged is Logged<TypedEntry<T>> =>
    logged.entry.t === type

export interface KeysInForce {
  readonly keys: GameKeys
  readonly term: number
}

const firstTerm = 1

/** The keys of the game at a place in the log; undefined if the game has no entry before it. */
export function findKeys(
  { logged }: LogView,
  { game, before, at }: { game: string; before: number; at: number },
): KeysInForce | undefined {
  let keys: GameKeys | undefined
  let term = firstTerm
  for (const { entry, index } of logged) {
    if (index >= before) break
    if (entry.t === 'game' && entry.game === game && entry.scheme === 'FD2') keys = entry.keys
    if (entry.t === 'key' && keys && entry.from <= at) keys = applyKeyChange(keys, entry)
    if (entry.t !== 'term') continue
    term = entry.term
    if (keys) keys = { ...keys, signer: entry.key }
  }
  return keys && { keys, term }
}
