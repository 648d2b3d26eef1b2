import { leafHash } from '#crypto/merkle.ts'
import { type Bytes, utf8 } from '#encoding/bytes.ts'
import { canonicalJson } from '#encoding/canonical-json.ts'

/** The signer's statement as the log shows it. Bytes are hexadecimal. */
export interface EntrySigner {
  readonly at: number
  readonly term: number
  readonly k: number
  readonly head: string
  readonly sig: string
}

/** `prev` is the leaf hash of the same game's previous entry, zeros at first. */
interface GameEntryFields {
  readonly game: string
  readonly prev: string
}

/** Bytes are hexadecimal, money is decimal text of minor units, times are epoch milliseconds. */
export interface LogEntries {
  policy: { readonly text: string; readonly from: number }
  key: {
    readonly role: string
    readonly old: string
    readonly new: string
    readonly from: number
    readonly sig: string
  }
  term: { readonly key: string; readonly term: number; readonly k: number; readonly head: string }
  game: GameEntryFields & {
    readonly scheme: 'FD2' | 'FD2/deck'
    readonly anchor: string
    readonly keys: { readonly platform: string; readonly signer: string; readonly control: string }
    readonly rules: string
    readonly prizes: string
    /** The last index of scheme FD1; 0 for a game that began with FD2. */
    readonly fd1Index: number
  }
  chain: GameEntryFields & {
    readonly chain: number
    readonly anchor: string
    readonly length: number
    readonly platform: string
    readonly signer: string
  }
  heads: {
    readonly n: number
    readonly batch: string
    readonly rows: readonly (readonly [instance: string, size: number, root: string])[]
  }
  close: GameEntryFields & {
    /** C */
    readonly C: string
    readonly member: string
    readonly instance: string
    readonly rules: string
    readonly prizes: string
    readonly size: number
    readonly root: string
    readonly pool: string
    readonly jackpot: string
    readonly currency: string
    readonly chain: number
    readonly index: number
    readonly previous: string
    readonly round: number
    readonly closedAt: number
    /** Only in the seal of a deck: its sale ends by then, and its lock opens in the round after. */
    readonly latestEnd?: number
    readonly platform: string
    readonly lock: string
    readonly masks: readonly string[]
    readonly signer: EntrySigner
    readonly ics: { readonly at: number; readonly sig: string }
  }
  deck: GameEntryFields & {
    /** D */
    readonly D: string
    readonly C: string
    readonly N: number
    readonly root: string
    readonly anchor: string
    readonly platform: string
    readonly signer: EntrySigner
  }
  round: {
    /** Q */
    readonly Q: string
    readonly round: number
    readonly cutAt: number
    readonly rows: readonly (readonly [deck: string, n: number, size: number, root: string])[]
    readonly lock: string
    readonly masks: readonly string[]
    readonly signer: EntrySigner
  }
  result: GameEntryFields & {
    readonly C: string
    readonly beacon: string
    readonly link: string
    readonly text: string
    readonly settlement: string
    readonly paid: string
    readonly count: number
    readonly ics: string
    readonly platform: string
  }
  late: GameEntryFields & { readonly C: string; readonly reason: string }
  missed: { readonly Q: string; readonly reason: string }
  cancel: GameEntryFields & { readonly C: string; readonly reason: string }
  held: GameEntryFields & { readonly C: string; readonly reason: string }
  release: GameEntryFields & { readonly C: string; readonly reason: string }
  books: { readonly journal: string; readonly audit: string; readonly at: number }
}

export type EntryType = keyof LogEntries
export type LogEntry = { [T in EntryType]: { readonly t: T } & LogEntries[T] }[EntryType]
export type TypedEntry<T extends EntryType> = Extract<LogEntry, { readonly t: T }>

export const maxEntryBytes = 65_535

export const entryBytes = (entry: LogEntry): Bytes => utf8(canonicalJson(entry))

export const entryLeaf = (entry: LogEntry): Bytes => leafHash(entryBytes(entry))
