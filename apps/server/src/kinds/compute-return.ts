import { deckReturn } from '@fairground/rules/kinds/instant/deck-odds'
import { percentText } from '@fairground/rules/odds/percent-text'
import { expectedReturns } from '@fairground/rules/prizes/expected-return'
import { toMoney } from '#platform/money.ts'
import { getDeckTerms, isDeck } from './deck-terms.ts'
import { type Sale, toPrizeTerms } from './prize-terms.ts'
import { getTerms } from './terms.ts'

interface SoldGame extends Sale {
  readonly rules: unknown
  readonly prizeTable: unknown
  readonly currency: string
}

/** The long-run return to player in percent, of the bet with the lowest return where a game has several. */
export const computeReturn = ({ rules, prizeTable, currency, ...sale }: SoldGame): string => {
  const row = { rules, prizeTable }
  if (!isDeck(row)) {
    const lowest = Math.min(...expectedReturns(toPrizeTerms(getTerms(row), sale)))
    return percentText(BigInt(Math.round(lowest * 100)), 10n)
  }
  const price = { cost: toMoney(sale.cost, currency), fee: toMoney(sale.fee, currency) }
  return deckReturn(getDeckTerms(row).prizeTable, price).percent
}
