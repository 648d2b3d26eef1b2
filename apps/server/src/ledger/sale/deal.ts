import type { GameRules } from '@fairground/fair/games/games'
import { drawKindFor } from '#kinds/kinds.ts'
import type { InstanceRow } from '#ledger/book/rows.ts'

/** The plays of a purchase without a choice of numbers: raffle tickets are empty, bingo cards are dealt. */
export const dealPlays = (rules: GameRules, instance: InstanceRow, count: number): readonly string[] =>
  drawKindFor(rules.kind).dealPlays(rules, {
    dealSeed: instance.dealSeed,
    sold: instance.frontier.size,
    count,
  })
