import type { GameRule } from '@fairground/contract/entities/games/game-rule'
import { deckView } from '#instances/deck-view.ts'
import type { GameInstance } from '@fairground/database/rows'
import type { GameRules } from '@fairground/fair/games/games'
import type { Selectable } from 'kysely'
import { drawKindFor } from '#kinds/kinds.ts'
import { getTerms } from '#kinds/terms.ts'
import { isDeck } from '#kinds/deck-terms.ts'

type GameTermsRow = Pick<
  Selectable<GameInstance>,
  'rules' | 'prize_table' | 'currency' | 'price' | 'fee' | 'cap'
>

/** The rule of the contract for a game of any kind. */
export const toGameRule = (row: GameTermsRow): GameRule =>
  isDeck(row)
    ? deckView(row).gameRule
    : drawRule(getTerms({ rules: row.rules, prizeTable: row.prize_table }).rules, row.cap)

const drawRule = (rules: GameRules, cap: number): GameRule => drawKindFor(rules.kind).toRuleView(rules, cap)
