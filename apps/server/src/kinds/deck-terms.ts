import { type InstantTerms, isInstantKind, parseInstantTerms } from '@fairground/fair/instant/instant-games'
import { type RawBuilder, sql } from 'kysely'
import { deckKindNames } from './kinds.ts'

interface Published {
  readonly rules: unknown
  readonly prizeTable: unknown
}

/** The published terms of a deck, validated as the verifier validates them. Equal terms give the same object. */
export const getDeckTerms = ({ rules, prizeTable }: Published): InstantTerms => {
  const text = JSON.stringify([rules, prizeTable])
  const cached = cache.get(text)
  if (cached) return cached
  const terms = parseInstantTerms(rules, prizeTable)
  if (cache.size >= maxCachedTerms) cache.clear()
  cache.set(text, terms)
  return terms
}

/** A crossword keeps the counts of its grids with its terms, so validated terms are cached. */
const cache = new Map<string, InstantTerms>()
const maxCachedTerms = 200

export const isDeck = ({ rules }: { rules: unknown }): boolean =>
  typeof rules === 'object' && rules !== null && 'kind' in rules && isInstantKind(rules.kind)

/** The same as an SQL condition on a column or expression that holds the kind. */
export const isDeckKind = (kind: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`${kind} = ANY(${sql.val([...deckKindNames])}::text[])`
