import type { GameRule } from '@fairground/contract/entities/game-rule'
import { deckView } from '#instance/deck-view.ts'
import { ruleOf } from '#instance/game-view.ts'
import { termsOf } from '#instance/terms.ts'
import { isDeck } from '#instant/terms.ts'

interface OfGame {
  readonly rules: unknown
  readonly prize_table: unknown
  readonly currency: string
  readonly price: bigint
  readonly fee: bigint
  readonly cap: number
}

/** The rule of any kind of game, drawn or dealt from a deck, as the contract tells it. */
export const gameRuleOf = (row: OfGame): GameRule =>
  isDeck(row)
    ? deckView(row).gameRule
    : ruleOf(termsOf({ rules: row.rules, prizeTable: row.prize_table }).rules, row.cap)
