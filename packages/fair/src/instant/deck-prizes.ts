import type { Payout } from '#settlement/settlement.ts'
import { type DeckTable, losing, type Outcome, prizeFor } from './deck-table.ts'

/** The payout of a winning card. */
export const toPayout = (table: DeckTable, seq0: number, outcome: Outcome): Payout => ({
  seq0,
  tier: outcome,
  fromPool: prizeFor(table, outcome),
  fromJackpot: 0n,
})

/** The payouts of the sold cards in play order. */
export const deckPayouts = (table: DeckTable, outcomes: readonly Outcome[]): Payout[] =>
  outcomes.flatMap((outcome, seq0) => (outcome === losing ? [] : [toPayout(table, seq0, outcome)]))
