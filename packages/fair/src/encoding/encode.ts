import { sha256 } from '#crypto/sha256.ts'
import { type Bytes, utf8 } from './bytes.ts'

export type Field = Bytes | string

/** Prefixes each field with its length, so different field lists have different encodings. */
export const enc = (...fields: Field[]): Bytes => encodeAfter(nothing, fields)

const nothing = new Uint8Array(0)

function encodeAfter(prefix: Bytes, fields: readonly Field[]): Bytes {
  const parts = fields.map(field => (typeof field === 'string' ? utf8(field) : field))
  const out = new Uint8Array(parts.reduce((size, part) => size + 4 + part.length, prefix.length))
  out.set(prefix)
  const view = new DataView(out.buffer)
  let at = prefix.length
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
    sha256(encodeAfter(utf8(`${scheme}/${tag}\0`), fields))

/** The hash of scheme FD1. */
export const H = taggedHash('FD1')

/** The hash of scheme FD2. */
export const H2 = taggedHash('FD2')
