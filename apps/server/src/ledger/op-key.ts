import { hash } from 'node:crypto'
import type { Book } from './book.ts'

export class OpKeyConflict extends Error {
  override name = 'OpKeyConflict'
}

/** The fingerprint of what was asked, so that the same key with other content is told apart. */
export const contentHash = (content: unknown): Uint8Array =>
  hash('sha256', JSON.stringify(content, oneSpelling), 'buffer')

/** The order in which a client writes the keys is not part of what it asks. */
const oneSpelling = (_: string, value: unknown): unknown => {
  if (typeof value === 'bigint') return String(value)
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value
}

/** The first answer under this key, or nothing when it is new. The same key with other content is refused. */
export const earlierAnswer = (book: Book, opKey: string, opHash: Uint8Array): unknown => {
  const earlier = book.decided(opKey)
  if (!earlier) return undefined
  if (Buffer.compare(earlier.opHash, opHash) !== 0) throw new OpKeyConflict(opKey)
  return earlier.answer
}
