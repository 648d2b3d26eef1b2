import { drawKindFor, findDrawKind } from './kinds.ts'
import type { BonusBallTerms } from './server-kind.ts'
import { getTerms } from './terms.ts'

/** Undefined for a game that accepts no bonus balls. */
export const bonusBallTerms = (row: { rules: unknown; prizeTable: unknown }): BonusBallTerms | undefined => {
  const { rules } = row
  const kind = typeof rules === 'object' && rules !== null && 'kind' in rules ? rules.kind : undefined
  if (typeof kind !== 'string' || !findDrawKind(kind)) return undefined
  const terms = getTerms(row)
  return drawKindFor(terms.rules.kind).bonusBallTerms(terms)
}
