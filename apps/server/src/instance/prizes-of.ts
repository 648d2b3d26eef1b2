import { deckFund } from '@fairground/fair/instant/deck-table'
import { deckTermsOf, isDeck } from '#instant/terms.ts'
import { prizeFund, termsOf } from './terms.ts'

interface Sold {
  readonly rules: unknown
  readonly prizeTable: unknown
  readonly pool: bigint
}

/** What an instance has to give: of the stakes so far, or all cards of a deck together. */
export const prizesOf = (row: Sold): bigint =>
  isDeck(row) ? deckFund(deckTermsOf(row).prizeTable) : prizeFund(row.pool, termsOf(row))
