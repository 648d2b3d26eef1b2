import { deckFund } from '@fairground/fair/instant/deck-table'
import { getDeckTerms, isDeck } from './deck-terms.ts'
import { prizeFund, getTerms } from './terms.ts'

interface Sold {
  readonly rules: unknown
  readonly prizeTable: unknown
  readonly pool: bigint
}

/** The prize fund: a share of the stakes of a draw so far, or the prizes of all cards of a deck. */
export const computePrizeFund = (row: Sold): bigint =>
  isDeck(row) ? deckFund(getDeckTerms(row).prizeTable) : prizeFund(row.pool, getTerms(row))
