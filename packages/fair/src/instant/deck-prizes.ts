import type { Payout } from '#settlement/settlement.ts'
import { type DeckTable, losing, type Outcome, prizeFor } from './deck-table.ts'

/** The payouts of the sold cards in play order. */
export const deckPayouts = (table: DeckTable, outcomes: readonly Outcome[]): Payout[] =>
  outcomes.flatMap((outcome, seq0) =>
    outcome === losing ? [] : [{ seq0, tier: outcome, fromPool: prizeFor(table, outcome), fromJackpot: 0n }],
  )
