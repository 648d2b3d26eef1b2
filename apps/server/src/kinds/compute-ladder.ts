import { symbolsToWin } from '@fairground/fair/games/scratchcard/scratchcard'
import type { Ladder } from '@fairground/rules/ladder/ladder'
import { deckLadder } from '@fairground/rules/ladder/other-ladders'
import { getDeckTerms, isDeck } from './deck-terms.ts'
import { drawKindFor } from './kinds.ts'
import { getTerms } from './terms.ts'

/** The prize tiers of these terms. The odds of raffles and bingo depend on the number of plays sold. */
export const computeLadder = (
  row: { readonly rules: unknown; readonly prizeTable: unknown },
  sold: number,
): Ladder => {
  if (isDeck(row)) return deckLadder(getDeckTerms(row).prizeTable, symbolsToWin)
  const terms = getTerms(row)
  return drawKindFor(terms.rules.kind).computeLadder(terms, sold)
}
