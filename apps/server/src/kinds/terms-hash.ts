import type { Bytes } from '@fairground/fair/encoding/bytes'
import { canonicalHash } from '@fairground/fair/encoding/canonical-json'
import { getDeckTerms, isDeck } from './deck-terms.ts'
import { getTerms } from './terms.ts'

export interface TermsHash {
  readonly rulesHash: Bytes
  readonly prizeTableHash: Bytes
}

/** The hashes of an instance's terms as its receipts and its close record state them. */
export const hashTerms = (instance: { readonly rules: unknown; readonly prizeTable: unknown }): TermsHash => {
  const terms = isDeck(instance) ? getDeckTerms(instance) : getTerms(instance)
  const cached = cache.get(terms)
  if (cached) return cached
  const hash = { rulesHash: canonicalHash(terms.rules), prizeTableHash: canonicalHash(terms.prizeTable) }
  cache.set(terms, hash)
  return hash
}

/** Equal terms mostly are the same object, and the terms of a crossword are long. */
const cache = new WeakMap<object, TermsHash>()
