import { base64 } from '@scure/base'
import { type Bytes, utf8 } from '#encoding/bytes.ts'
import type { Problem } from '#encoding/shape.ts'
import { type Cosignature, findCosignature } from './checkpoint.ts'
import { maxEntryBytes } from './entry.ts'
import { decodeBase64, type NoteKey } from './note.ts'

/**
 * A request for a cosignature: C2SP tlog-witness `add-checkpoint`. Our logs append the new entries as one more part,
 * so that a witness can store them before it cosigns, within one request.
 */
export interface AddCheckpoint {
  /** The size that the witness cosigned last. */
  readonly old: number
  /** From `old` to the size of the checkpoint. */
  readonly proof: readonly Bytes[]
  readonly checkpoint: string
  /** Canonical JSON. The entries from `old` on, or none if the witness must fetch them from the log. */
  readonly entries: readonly string[]
}

export const addCheckpointPath = '/add-checkpoint'
export const reportPath = '/report'

/** A witness refuses a longer request. A log that is further ahead signs checkpoints of sizes in between. */
export const maxRequestBytes = 8 * 1024 * 1024
const maxProofLines = 63

/** The media type of the answer 409, which is the size that the witness cosigned last. */
export const sizeMediaType = 'text/x.tlog.size'

export function formatAddCheckpoint({ old, proof, checkpoint, entries }: AddCheckpoint): string {
  const head = [`old ${old}`, ...proof.map(hash => base64.encode(hash))].join('\n')
  const tail = entries.length === 0 ? '' : `\n${entries.join('\n')}\n`
  return `${head}\n\n${checkpoint}${tail}`
}

export function parseAddCheckpoint(body: string): AddCheckpoint | Problem {
  const [head = '', text, signatures, entries, ...rest] = body.split('\n\n')
  if (text === undefined || signatures === undefined || rest.length > 0 || !body.endsWith('\n'))
    return { problem: 'The request has not the parts old size, checkpoint and entries.' }
  const [first = '', ...lines] = head.split('\n')
  const old = parseSize(first.replace(/^old /, ''))
  if (!first.startsWith('old ') || old === undefined) return { problem: 'The old size is missing.' }
  const proof = lines.map(decodeHash)
  if (proof.length > maxProofLines || !proof.every(hash => hash !== undefined))
    return { problem: 'The consistency proof is malformed.' }
  const checkpoint = `${text}\n\n${entries === undefined ? signatures : `${signatures}\n`}`
  const split = entries === undefined ? [] : entries.slice(0, -1).split('\n')
  if (!split.every(entry => utf8(entry).length <= maxEntryBytes)) return { problem: 'An entry is too long.' }
  return { old, proof, checkpoint, entries: split }
}

export const formatSize = (size: number): string => `${size}\n`

/** Undefined unless the text is a size as a checkpoint writes it; a final newline is allowed. */
export function parseSize(text: string): number | undefined {
  const digits = text.endsWith('\n') ? text.slice(0, -1) : text
  return /^(0|[1-9][0-9]{0,14})$/.test(digits) ? Number(digits) : undefined
}

/** The witness's own line of its answer 200, verified. */
export const readCosignature = (
  checkpoint: string,
  answer: string,
  witness: NoteKey,
): Cosignature | undefined => findCosignature(`${checkpoint}${answer}`, witness)

function decodeHash(line: string): Bytes | undefined {
  const hash = decodeBase64(line)
  return hash?.length === 32 ? hash : undefined
}
