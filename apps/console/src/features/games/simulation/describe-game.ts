import type { GameTerms } from '@fairground/contract/operator/game-template'
import { parseTerms } from '@fairground/fair/games/games'
import { symbolsToWin } from '@fairground/fair/games/scratchcard/scratchcard'
import { isInstantKind, parseInstantTerms } from '@fairground/fair/instant/instant-games'
import { describeDeck } from '@fairground/rules/figures/describe-deck'
import { describeDraw } from '@fairground/rules/figures/describe-draw'
import type { GameFigures } from '@fairground/rules/figures/game-figures'
import { deckLadder } from '@fairground/rules/ladder/other-ladders'
import { ladderToPrizeTerms } from '@fairground/rules/ladder/to-prize-terms'
import { kindPrizesFor } from './kinds/kind-prizes.ts'

export type SoldTerms = Pick<GameTerms, 'rules' | 'prizeTable' | 'cost' | 'fee' | 'cap'>

/**
 * The exact figures of a game at a number of lines per instance; for a deck, of cards sold. Throws if the rules or the
 * prize table cannot be read, with the reason as its message.
 */
export const describeGame = (terms: SoldTerms, lines: number): GameFigures => {
  const { rules, prizeTable, cap } = terms
  const sale = { cost: BigInt(terms.cost), fee: BigInt(terms.fee), cap }
  if (isInstantKind(rules.kind)) {
    const { prizeTable: table } = parseInstantTerms(rules, prizeTable)
    const sold = { table, price: sale.cost + sale.fee, cards: lines }
    return describeDeck(sold, deckLadder(table, symbolsToWin))
  }
  const parsed = parseTerms(rules, prizeTable)
  const kind = kindPrizesFor(parsed.rules.kind)
  const ladder = kind.toLadder(parsed, lines)
  const prizes = ladderToPrizeTerms(ladder, kind.toRule(parsed.rules), parsed.prizeTable, sale)
  return describeDraw(prizes, ladder, kind.toModel(parsed, lines))
}
