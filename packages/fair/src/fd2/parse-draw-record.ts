import {
  attemptFile,
  exactly,
  hexBytes,
  integer,
  list,
  object,
  type Problem,
  refuse,
  type Shape,
} from '#encoding/shape.ts'
import { anyBytes, logEntry } from '#log/parse-entry.ts'
import { drawFields, parseDrawTerms } from '#record/draw-fields.ts'
import { beacon, hash, maxLinks, signature, time } from '#record/record-fields.ts'
import type { DrawRecord, RecordEntry } from './draw-record.ts'
import { entryPath, leafIndex, logProof, note } from './proof-fields.ts'

const orNull =
  <T>(shape: Shape<T>): Shape<T | null> =>
  (value, at) =>
    value === null ? null : shape(value, at)

const optionalKey: Shape<string> = (value, at) => (value === '' ? '' : hexBytes(32)(value, at))

/** A draw has one link, so it has one mask. */
const masks: Shape<string[]> = (value, at) => {
  const parsed = list(hash)(value, at)
  return parsed.length === 1 ? parsed : refuse(at, 'is not one mask')
}

type Unparsed = Omit<DrawRecord, 'rules' | 'prizeTable'> & { rules: unknown; prizeTable: unknown }

const unparsed = object<Unparsed>({
  scheme: exactly('FD2'),
  version: exactly(1),
  ...drawFields,
  chain: object<DrawRecord['chain']>({
    number: integer(1, 0xffffffff),
    anchor: hash,
    length: integer(1, maxLinks),
    index: integer(1, maxLinks),
    previous: hash,
    link: hash,
    committed: orNull(logProof),
  }),
  beacon,
  close: object<DrawRecord['close']>({
    hash,
    platformSignature: signature,
    lock: anyBytes,
    masks,
    signer: object<DrawRecord['close']['signer']>({
      at: time,
      term: integer(1, 0xffffffff),
      k: integer(0, Number.MAX_SAFE_INTEGER),
      head: hash,
      signature,
    }),
    control: orNull(object<{ at: number; signature: string }>({ at: time, signature })),
  }),
  winners: orNull(object<{ signature: string }>({ signature })),
  log: logProof,
  history: object<DrawRecord['history']>({ checkpoint: note }),
  entries: list(object<RecordEntry>({ entry: logEntry, index: leafIndex, path: entryPath })),
  keys: object<DrawRecord['keys']>({ platform: hash, signer: hash, control: optionalKey }),
})

const drawRecord: Shape<DrawRecord> = (value, at) => parseDrawTerms(unparsed(value, at), at)

/** Takes the file's text or its parsed JSON. */
export const parseDrawRecord = (source: unknown): DrawRecord | Problem =>
  attemptFile(drawRecord, source, 'record')
