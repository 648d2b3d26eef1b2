import { hash } from 'node:crypto'
import type { Book } from './book.ts'

export class OpKeyConflict extends Error {
  override name = 'OpKeyConflict'
}

/** Hash of a request's content: it detects another request under the same key. */
export const contentHash = (content: unknown): Uint8Array =>
  hash('sha256', JSON.stringify(content, canonicalValue), 'buffer')

/** Sorts object keys, because their order is not part of the content. */
const canonicalValue = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return String(value)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
}

/** The first answer under this key, or undefined for a new key. Throws when the content differs. */
export const earlierAnswer = (book: Book, opKey: string, opHash: Uint8Array): unknown => {
  const earlier = book.findDecision(opKey)
  if (!earlier) return undefined
  if (Buffer.compare(earlier.opHash, opHash) !== 0) throw new OpKeyConflict(opKey)
  return earlier.answer
}
