import { sha256 } from '@noble/hashes/sha2.js'
import { type Bytes, concat, utf8 } from './bytes.ts'

export type Field = Bytes | string

/** Prefixes each field with its length, so different field lists have different encodings. */
export function enc(...fields: Field[]): Bytes {
  const parts = fields.map(field => (typeof field === 'string' ? utf8(field) : field))
  const out = new Uint8Array(parts.reduce((size, part) => size + 4 + part.length, 0))
  const view = new DataView(out.buffer)
  let at = 0
  for (const part of parts) {
    view.setUint32(at, part.length)
    out.set(part, at + 4)
    at += 4 + part.length
  }
  return out
}

const taggedHash =
  (scheme: 'FD1' | 'FD2') =>
  (tag: string, ...fields: Field[]): Bytes =>
    sha256(concat(utf8(`${scheme}/${tag}\0`), enc(...fields)))

/** The hash of scheme FD1. */
export const H = taggedHash('FD1')

/** The hash of scheme FD2. */
export const H2 = taggedHash('FD2')
