import { base64 } from '@scure/base'
import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, concat, equal, hex, utf8 } from '#encoding/bytes.ts'

/** C2SP signed-note: a text that ends with a newline, an empty line, and signature lines. */
export interface Note {
  /** With its final newline. */
  readonly text: string
  readonly signatures: readonly NoteSignature[]
}

export interface NoteSignature {
  readonly name: string
  readonly keyId: Bytes
  readonly bytes: Bytes
}

/** 1: an Ed25519 signature of the log. 4: an Ed25519 cosignature with a time. */
export type KeyType = 1 | 4

export interface NoteKey {
  readonly name: string
  readonly type: KeyType
  readonly publicKey: Bytes
}

/** Bounds the work of a reader. */
const maxSignatures = 100
const signatureStart = '\u2014 '

export const keyId = ({ name, type, publicKey }: NoteKey): Bytes =>
  sha256(concat(utf8(`${name}\n`), Uint8Array.of(type), publicKey)).slice(0, 4)

/** The text form of a key: name, key id and key. */
export const formatKey = (key: NoteKey): string =>
  `${key.name}+${hex(keyId(key))}+${base64.encode(concat(Uint8Array.of(key.type), key.publicKey))}`

const keyTexts = /^([^+\s]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/]+=*)$/

/** Undefined when the text is not a key, or its id does not belong to it. */
export function parseKey(text: string): NoteKey | undefined {
  const [, name, id, encoded] = keyTexts.exec(text) ?? []
  if (name === undefined || encoded === undefined) return undefined
  const bytes = decodeBase64(encoded)
  const type = bytes?.[0]
  if (bytes?.length !== 33 || (type !== 1 && type !== 4)) return undefined
  const key: NoteKey = { name, type, publicKey: bytes.slice(1) }
  return hex(keyId(key)) === id ? key : undefined
}

export const formatSignature = (key: NoteKey, bytes: Bytes): string =>
  `${signatureStart}${key.name} ${base64.encode(concat(keyId(key), bytes))}\n`

/** Undefined when the text is not a signed note. */
export function parseNote(source: string): Note | undefined {
  const cut = source.lastIndexOf('\n\n')
  if (cut < 0 || !source.endsWith('\n')) return undefined
  const lines = source.slice(cut + 2, -1).split('\n')
  if (lines.length > maxSignatures) return undefined
  const signatures = lines.map(parseSignature)
  if (!signatures.every(signature => signature !== undefined)) return undefined
  return { text: source.slice(0, cut + 1), signatures }
}

export const isSignatureBy = (signature: NoteSignature, key: NoteKey): boolean =>
  signature.name === key.name && equal(signature.keyId, keyId(key))

function parseSignature(line: string): NoteSignature | undefined {
  if (!line.startsWith(signatureStart)) return undefined
  const [name, encoded, ...rest] = line.slice(signatureStart.length).split(' ')
  const bytes = encoded === undefined ? undefined : decodeBase64(encoded)
  if (!name || !bytes || bytes.length < 5 || rest.length > 0) return undefined
  return { name, keyId: bytes.slice(0, 4), bytes: bytes.slice(4) }
}

export function decodeBase64(text: string): Bytes | undefined {
  try {
    return base64.decode(text)
  } catch {
    return undefined
  }
}
