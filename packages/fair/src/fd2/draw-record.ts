import type { LogProof } from '#log/seen-in-time.ts'
import type { LogEntry } from '#log/entry.ts'
import type { DrawRecord as FirstDrawRecord } from '#record/draw-record.ts'

/** An entry of the public log with the proof that it is in the log. */
export interface RecordEntry {
  readonly entry: LogEntry
  readonly index: number
  readonly path: readonly string[]
}

/** The published record of a draw of scheme FD2 without its tickets. Bytes are hexadecimal, money is minor units. */
export interface DrawRecord extends Omit<FirstDrawRecord, 'scheme' | 'version' | 'chain' | 'close' | 'keys'> {
  scheme: 'FD2'
  version: 1
  chain: {
    /** The number of the game's chain, from 1. */
    number: number
    anchor: string
    length: number
    index: number
    previous: string
    /** What the lock opens to. */
    link: string
    /** For a successor: the proof that witnesses saw its entry a day before the close. Null for the first chain. */
    committed: LogProof | null
  }
  close: {
    /** C */
    hash: string
    platformSignature: string
    lock: string
    masks: string[]
    signer: { at: number; term: number; k: number; head: string; signature: string }
    /** The control system's balance; null if the game has no control system. */
    control: { at: number; signature: string } | null
  }
  /** The control system's signature of the winners; null if the game has no control system. */
  winners: { signature: string } | null
  /** Proves that witnesses saw the close entry before the beacon round. */
  log: LogProof
  /** A newer checkpoint, in which all `entries` are proved. */
  history: { checkpoint: string }
  /**
   * The game, chain, key and term entries that the draw rests on, and the game's entries from its previous close, or
   * from the first close of this instance if that is earlier, to the result.
   */
  entries: RecordEntry[]
  /** `control` is empty if the game has no control system. */
  keys: { platform: string; signer: string; control: string }
}

/** The fields that are fixed when sales close. */
export type SealedFields = Pick<
  DrawRecord,
  | 'member'
  | 'game'
  | 'instance'
  | 'rules'
  | 'prizeTable'
  | 'treeSize'
  | 'root'
  | 'pool'
  | 'jackpot'
  | 'currency'
  | 'closedAt'
> & {
  readonly chain: Pick<DrawRecord['chain'], 'number' | 'index' | 'previous'>
  readonly beacon: Pick<DrawRecord['beacon'], 'chain' | 'round'>
}
