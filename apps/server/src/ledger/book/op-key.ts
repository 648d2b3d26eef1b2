import { sha256 } from '@fairground/fair/crypto/sha256-node'
import type { Book } from './book.ts'
import { canonicalText } from './canonical-text.ts'

export class OpKeyConflict extends Error {
  override name = 'OpKeyConflict'
}

/** Hash of a request's content: it detects another request under the same key. */
export const contentHash = (content: unknown): Uint8Array => {
  const text = canonicalText(content)
  if (text === undefined) throw new Error('a request without content has no hash')
  return sha256(Buffer.from(text))
}

/** The first answer under this key, or undefined for a new key. Throws when the content differs. */
export const earlierAnswer = (book: Book, opKey: string, opHash: Uint8Array): unknown => {
  const earlier = book.findDecision(opKey)
  if (!earlier) return undefined
  if (Buffer.compare(earlier.opHash, opHash) !== 0) throw new OpKeyConflict(opKey)
  return earlier.answer
}
