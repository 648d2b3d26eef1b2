import { inclusionProof, merkleRoot } from '#crypto/merkle.ts'
import { hex } from '#encoding/bytes.ts'
import { cosign, type NoteSigner, signCheckpoint } from '#log/checkpoint.ts'
import { entryLeaf, type EntryType, type LogEntries, type LogEntry } from '#log/entry.ts'
import type { LogProof } from '#log/seen-in-time.ts'
import { logSigner, witnesses } from './sample-world.test-support.ts'

/** An entry before the log adds `prev`. */
export type SampleDraft = { [T in EntryType]: { readonly t: T } & Omit<LogEntries[T], 'prev'> }[EntryType]

export interface Cosigned {
  readonly seconds: number
  readonly by?: readonly NoteSigner[]
  readonly log?: NoteSigner
}

/** A public log in memory with real signatures. */
export class SampleLog {
  readonly entries: LogEntry[] = []
  readonly #last = new Map<string, string>()

  append(draft: SampleDraft): LogEntry {
    const game = 'game' in draft ? draft.game : undefined
    const prev = game === undefined ? {} : { prev: this.#last.get(game) ?? '00'.repeat(32) }
    const entry = { ...draft, ...prev } as LogEntry
    if (game !== undefined) this.#last.set(game, hex(entryLeaf(entry)))
    this.entries.push(entry)
    return entry
  }

  /** The signed checkpoint of the first `size` entries. */
  checkpoint(size: number, { seconds, by = witnesses, log = logSigner }: Cosigned): string {
    const root = merkleRoot(this.entries.slice(0, size).map(entryLeaf))
    const note = signCheckpoint(log, size, root)
    return by.reduce((signed, witness) => signed + cosign(witness, note, seconds), note)
  }

  path(entry: LogEntry, size: number): { index: number; path: string[] } {
    const index = this.entries.indexOf(entry)
    const leaves = this.entries.slice(0, size).map(entryLeaf)
    return { index, path: inclusionProof(leaves, index).map(hex) }
  }

  prove(entry: LogEntry, size: number, cosigned: Cosigned): LogProof {
    return { ...this.path(entry, size), checkpoint: this.checkpoint(size, cosigned) }
  }
}
