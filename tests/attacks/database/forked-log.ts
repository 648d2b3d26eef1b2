import { inclusionProof, merkleRoot } from '@fairground/fair/crypto/merkle'
import { hex } from '@fairground/fair/encoding/bytes'
import { type NoteSigner, signCheckpoint } from '@fairground/fair/log/checkpoint'
import { entryLeaf, type LogEntry } from '@fairground/fair/log/entry'
import type { LogProof } from '@fairground/fair/log/seen-in-time'
import { addCheckpointPath, formatAddCheckpoint, reportPath } from '@fairground/fair/log/witness-protocol'

/** A history that the holder of the log's key writes without the server. */
export class ForkedLog {
  readonly entries: readonly LogEntry[]
  readonly #signer: NoteSigner

  /** Links the entries of each game again. */
  constructor(signer: NoteSigner, entries: readonly LogEntry[]) {
    const heads = new Map<string, string>()
    this.#signer = signer
    this.entries = entries.map(entry => {
      if (!('prev' in entry)) return entry
      const linked = { ...entry, prev: heads.get(entry.game) ?? '00'.repeat(32) }
      heads.set(entry.game, hex(entryLeaf(linked)))
      return linked
    })
  }

  note(size: number): string {
    return signCheckpoint(this.#signer, size, merkleRoot(this.#leaves(size)))
  }

  path(index: number, size: number): string[] {
    return inclusionProof(this.#leaves(size), index).map(hex)
  }

  prove(index: number, size: number): LogProof {
    return { index, path: this.path(index, size), checkpoint: this.note(size) }
  }

  /** Asks a witness that has `size` entries to cosign this history up to there. Returns the status of its answer. */
  async push(witness: { readonly url: string }, size: number): Promise<number> {
    const body = formatAddCheckpoint({ old: size, proof: [], checkpoint: this.note(size), entries: [] })
    return (await fetch(witness.url + addCheckpointPath, { method: 'POST', body })).status
  }

  #leaves(size: number) {
    return this.entries.slice(0, size).map(entryLeaf)
  }
}

interface WitnessStatus {
  readonly logs: readonly {
    readonly origin: string
    readonly size: number
    readonly reports: readonly { readonly kind: string; readonly rule?: string; readonly notes?: string[] }[]
  }[]
}

/** What a witness says about the log. */
export const readWitness = async (witness: { readonly url: string }, origin: string) => {
  const { logs } = (await (await fetch(`${witness.url}/status`)).json()) as WitnessStatus
  return logs.find(log => log.origin === origin)!
}

/** Sends two signed notes to a witness, as a browser does. */
export const reportNotes = async (
  witness: { readonly url: string },
  notes: readonly string[],
): Promise<string> =>
  (await fetch(witness.url + reportPath, { method: 'POST', body: notes.join('\n') })).text()
