import { sha256 } from '#crypto/sha256.ts'
import { type Bytes, utf8 } from './bytes.ts'

/**
 * One text per value: keys sorted by UTF-16 code unit, no white space, and only safe integers, which every
 * language writes alike. Throws for any other value.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value)
  if (typeof value === 'string') return canonicalString(value)
  if (typeof value === 'number') return canonicalInteger(value)
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`
  if (typeof value === 'object') return canonicalObject(value)
  throw new Error(`not canonical: ${typeof value}`)
}

export const canonicalHash = (value: unknown): Bytes => sha256(utf8(canonicalJson(value)))

function canonicalString(text: string): string {
  if (!text.isWellFormed()) throw new Error('not canonical: lone surrogate')
  return JSON.stringify(text)
}

function canonicalInteger(value: number): string {
  if (!Number.isSafeInteger(value)) throw new Error(`not canonical: ${value}`)
  return JSON.stringify(value)
}

function canonicalObject(value: object): string {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null)
    throw new Error('not canonical: not a plain object')
  const fields = Object.entries(value as Record<string, unknown>).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${fields.map(([key, field]) => `${canonicalString(key)}:${canonicalJson(field)}`).join(',')}}`
}
