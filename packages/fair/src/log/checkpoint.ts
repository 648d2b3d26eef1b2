import { base64 } from '@scure/base'
import { sign, verify } from '#crypto/signature.ts'
import { type Bytes, concat, u64be, utf8 } from '#encoding/bytes.ts'
import { decodeBase64, formatSignature, isSignatureBy, type Note, type NoteKey, parseNote } from './note.ts'
import type { LogPolicy } from './policy.ts'

/** The size and root of the log at one moment: C2SP tlog-checkpoint. */
export interface Checkpoint {
  readonly origin: string
  readonly size: number
  readonly root: Bytes
}

export interface OpenedCheckpoint extends Checkpoint {
  /** The earliest time in seconds at which each witness cosigned, by the witness's name. */
  readonly times: ReadonlyMap<string, number>
}

/** A key that can sign notes. */
export interface NoteSigner extends NoteKey {
  readonly sign: (message: Bytes) => Bytes
}

export const noteSigner = (key: NoteKey, secretKey: Bytes): NoteSigner => ({
  ...key,
  sign: message => sign(secretKey, message),
})

const formatCheckpoint = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${base64.encode(root)}\n`

/** The origin is the name of the log's key. */
export function signCheckpoint(log: NoteSigner, size: number, root: Bytes): string {
  const text = formatCheckpoint({ origin: log.name, size, root })
  return `${text}\n${formatSignature(log, log.sign(utf8(text)))}`
}

const cosignedMessage = (text: string, seconds: number): Bytes =>
  utf8(`cosignature/v1\ntime ${seconds}\n${text}`)

/** The witness's signature line for a checkpoint: C2SP tlog-cosignature v1. */
export function cosign(witness: NoteSigner, checkpoint: string, seconds: number): string {
  const note = parseNote(checkpoint)
  if (!note) throw new Error('not a signed note')
  const signature = witness.sign(cosignedMessage(note.text, seconds))
  return formatSignature(witness, concat(u64be(seconds), signature))
}

/** Undefined unless the log of the policy signed the checkpoint. */
export function openCheckpoint(source: string, policy: LogPolicy): OpenedCheckpoint | undefined {
  const note = parseNote(source)
  const checkpoint = note && parseCheckpoint(note.text)
  if (!checkpoint || checkpoint.origin !== policy.log.name) return undefined
  const message = utf8(note.text)
  // One signature decides: otherwise a sender could make the reader verify a hundred.
  const signature = note.signatures.find(each => isSignatureBy(each, policy.log))
  if (!signature || !verify(policy.log.publicKey, message, signature.bytes)) return undefined
  return { ...checkpoint, times: readTimes(note, policy.witnesses) }
}

const sizes = /^(0|[1-9][0-9]{0,15})$/

function parseCheckpoint(text: string): Checkpoint | undefined {
  const [origin, size, encoded, ...rest] = text.split('\n')
  const root = decodeBase64(encoded ?? '')
  if (!origin || !sizes.test(size ?? '') || root?.length !== 32 || rest.length !== 1 || rest[0] !== '')
    return undefined
  return { origin, size: Number(size), root }
}

function readTimes(note: Note, witnesses: readonly NoteKey[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const witness of witnesses) {
    const earliest = findInNote(note, witness)
    if (earliest) times.set(witness.name, earliest.seconds)
  }
  return times
}

/** A witness's verified signature line with the time at which it saw the checkpoint. */
export interface Cosignature {
  readonly line: string
  readonly seconds: number
}

/** The witness's earliest valid cosignature of a checkpoint. */
export function findCosignature(source: string, witness: NoteKey): Cosignature | undefined {
  const note = parseNote(source)
  return note && findInNote(note, witness)
}

function findInNote({ text, signatures }: Note, witness: NoteKey): Cosignature | undefined {
  let earliest: Cosignature | undefined
  for (const signature of signatures) {
    if (!isSignatureBy(signature, witness) || signature.bytes.length !== 72) continue
    const time = new DataView(signature.bytes.buffer, signature.bytes.byteOffset).getBigUint64(0)
    const seconds = Number(time)
    if (earliest && earliest.seconds <= seconds) continue
    if (!verify(witness.publicKey, cosignedMessage(text, seconds), signature.bytes.slice(8))) continue
    earliest = { line: formatSignature(witness, signature.bytes), seconds }
  }
  return earliest
}

/** Reads a checkpoint without checking who signed it. */
export function readCheckpoint(source: string): Checkpoint | undefined {
  const note = parseNote(source)
  return note && parseCheckpoint(note.text)
}
