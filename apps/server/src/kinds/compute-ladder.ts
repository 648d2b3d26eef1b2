import { computeDeckLadder } from './deck-ladder.ts'
import { getDeckTerms, isDeck } from './deck-terms.ts'
import { drawKindFor } from './kinds.ts'
import type { Ladder } from './ladder.ts'
import { getTerms } from './terms.ts'

/** The prize tiers of these terms. The odds of raffles and bingo depend on the number of plays sold. */
export const computeLadder = (
  row: { readonly rules: unknown; readonly prizeTable: unknown },
  sold: number,
): Ladder => {
  if (isDeck(row)) return computeDeckLadder(getDeckTerms(row).prizeTable)
  const terms = getTerms(row)
  return drawKindFor(terms.rules.kind).computeLadder(terms, sold)
}
