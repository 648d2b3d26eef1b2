import type { Bytes } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { getDeckTerms, isDeck } from './deck-terms.ts'
import { hasReadableTerms } from './readable-terms.ts'
import { getTerms } from './terms.ts'

export interface TermsHash {
  readonly rulesHash: Bytes
  readonly prizeTableHash: Bytes
}

/**
 * The hashes of an instance's terms as its receipts and its close record state them. Terms that cannot be parsed have
 * hashes that no record states, so that they are seen as changed.
 */
export const hashTerms = (instance: { readonly rules: unknown; readonly prizeTable: unknown }): TermsHash => {
  if (!hasReadableTerms(instance))
    return { rulesHash: hashUnreadable(instance.rules), prizeTableHash: hashUnreadable(instance.prizeTable) }
  const terms = isDeck(instance) ? getDeckTerms(instance) : getTerms(instance)
  const cached = cache.get(terms)
  if (cached) return cached
  const hash = { rulesHash: canonicalHash(terms.rules), prizeTableHash: canonicalHash(terms.prizeTable) }
  cache.set(terms, hash)
  return hash
}

const hashUnreadable = (value: unknown): Bytes => canonicalHash({ unreadable: JSON.stringify(value) })

/** Equal terms mostly are the same object, and the terms of a crossword are long. */
const cache = new WeakMap<object, TermsHash>()
