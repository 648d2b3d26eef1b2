import { type InstantTerms, isInstantKind, parseInstantTerms } from '@fairground/fair/instant/instant-games'

interface Published {
  readonly rules: unknown
  readonly prizeTable: unknown
}

/** The published terms of a deck, checked as the verifier will check them: the same object for the same terms. */
export const deckTermsOf = ({ rules, prizeTable }: Published): InstantTerms => {
  const text = JSON.stringify([rules, prizeTable])
  const known = checked.get(text)
  if (known) return known
  const terms = parseInstantTerms(rules, prizeTable)
  if (checked.size >= rememberedTerms) checked.clear()
  checked.set(text, terms)
  return terms
}

/** What is counted of the grids of a crossword takes a second, and is kept with the terms. */
const checked = new Map<string, InstantTerms>()
const rememberedTerms = 200

export const isDeck = ({ rules }: { rules: unknown }): boolean =>
  typeof rules === 'object' && rules !== null && 'kind' in rules && isInstantKind(rules.kind)
