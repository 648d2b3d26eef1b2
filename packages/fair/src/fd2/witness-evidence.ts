import { attempt, object, type Problem, refuse, type Shape } from '#encoding/shape.ts'
import { logEntry } from '#log/parse-entry.ts'
import type { ProvedEntry } from './proved-entry.ts'
import { entryPath, leafIndex, note } from './proof-fields.ts'

/** What the reader has from others: checkpoints that witnesses gave out, and entries with their proofs. */
export interface WitnessEvidence {
  readonly checkpoints: readonly string[]
  readonly entries: readonly ProvedEntry[]
}

export const noEvidence: WitnessEvidence = { checkpoints: [], entries: [] }

const provedEntry = object<ProvedEntry>({
  entry: logEntry,
  index: leafIndex,
  path: entryPath,
  checkpoint: note,
})

const one: Shape<WitnessEvidence> = (value, at) => {
  if (typeof value === 'string') return { checkpoints: [note(value, at)], entries: [] }
  if (typeof value !== 'object') return refuse(at, 'is neither a checkpoint nor a proved entry')
  return { checkpoints: [], entries: [provedEntry(value, at)] }
}

/** Each source is the text of a signed checkpoint or the JSON of a proved entry. */
export function parseEvidence(sources: readonly unknown[]): WitnessEvidence | Problem {
  const checkpoints: string[] = []
  const entries: ProvedEntry[] = []
  for (const [i, source] of sources.entries()) {
    const parsed = attempt(one, source, `evidence ${i + 1}`)
    if ('problem' in parsed) return parsed
    checkpoints.push(...parsed.checkpoints)
    entries.push(...parsed.entries)
  }
  return { checkpoints, entries }
}
