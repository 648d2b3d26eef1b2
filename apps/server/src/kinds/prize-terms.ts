import type { GameTerms } from '@fairground/fair/games/games'
import { ladderToPrizeTerms, type Sale } from '@fairground/rules/ladder/to-prize-terms'
import { liability } from '@fairground/rules/prizes/liability'
import type { PrizeTerms } from '@fairground/rules/prizes/prize-terms'
import { drawKindFor } from './kinds.ts'

export type { Sale }

/** What guaranteed prizes can cost an instance at full sale: the reserve that these terms need. */
export const requiredReserve = (terms: GameTerms, sale: Sale): bigint => liability(toPrizeTerms(terms, sale))

/** The terms of a drawn game of any kind, as the checks of its prizes need them. */
export const toPrizeTerms = (terms: GameTerms, sale: Sale): PrizeTerms => {
  const kind = drawKindFor(terms.rules.kind)
  return ladderToPrizeTerms(
    kind.computeLadder(terms, sale.cap),
    kind.prizeRule(terms.rules),
    terms.prizeTable,
    sale,
  )
}
