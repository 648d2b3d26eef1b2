import type { Payout } from '../settlement.ts'
import { type DeckTable, losing, type Outcome, prizeOf } from './deck-table.ts'

/** What the sold cards win, in play order. */
export const deckPayouts = (table: DeckTable, outcomes: readonly Outcome[]): Payout[] =>
  outcomes.flatMap((outcome, seq0) =>
    outcome === losing ? [] : [{ seq0, tier: outcome, fromPool: prizeOf(table, outcome), fromJackpot: 0n }],
  )
