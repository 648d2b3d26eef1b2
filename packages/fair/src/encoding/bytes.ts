import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

export type Bytes = Uint8Array

const hexPairs = /^(?:[0-9a-f]{2})*$/

export const hex = (bytes: Bytes): string => bytesToHex(bytes)

/** Accepts lower case only: every value has one text, so strings in a record can be compared directly. */
export function unhex(text: string): Bytes {
  if (!hexPairs.test(text)) throw new Error('not lower-case hexadecimal')
  return hexToBytes(text)
}

/** Rejects lone surrogates: they would all encode to the same replacement character. */
export function utf8(text: string): Bytes {
  // Almost every hashed text is ASCII, and TextEncoder would dominate the cost for a million tickets.
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code > 127) return encodeUnicode(text)
    bytes[at] = code
  }
  return bytes
}

function encodeUnicode(text: string): Bytes {
  if (!text.isWellFormed()) throw new Error('text is not well-formed Unicode')
  return utf8ToBytes(text)
}

export function concat(...parts: Bytes[]): Bytes {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

export function u32be(value: number): Bytes {
  if (!Number.isInteger(value) || value < 0 || value > 0xffffffff) throw new Error(`not a u32: ${value}`)
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value)
}

export function u64be(value: bigint | number): Bytes {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new Error(`not a u64: ${value}`)
  if (value < 0 || value > 0xffffffffffffffffn) throw new Error(`not a u64: ${value}`)
  if (typeof value === 'number') return concat(u32be(Math.floor(value / 2 ** 32)), u32be(value % 2 ** 32))
  const bytes = new Uint8Array(8)
  new DataView(bytes.buffer).setBigUint64(0, value)
  return bytes
}

/** Not constant-time: for public values only. */
export const equal = (a: Bytes, b: Bytes): boolean =>
  a.length === b.length && a.every((byte, i) => byte === b[i])

export function xor(a: Bytes, b: Bytes): Bytes {
  if (a.length !== b.length) throw new Error('xor needs two values of the same length')
  return a.map((byte, i) => byte ^ (b[i] ?? 0))
}
