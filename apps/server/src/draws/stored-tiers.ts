import type { SettledTicket } from '@fairground/fair/games/game'
import type { GameOutcome, GameTerms } from '@fairground/fair/games/games'
import type { Settlement } from '@fairground/fair/settlement/settlement'
import { drawKindFor } from '#kinds/kinds.ts'
import type { StoredTier } from '#kinds/playout.ts'

/** The tiers of a result as they are stored. In bingo, each has the call that decided it, where the play-out stops. */
export const toStoredTiers = (
  terms: GameTerms,
  outcome: GameOutcome,
  tickets: readonly SettledTicket[],
  { tiers }: Settlement,
): StoredTier[] => {
  const calls = drawKindFor(terms.rules.kind).findDecidingCalls(terms, outcome, tickets)
  return tiers.map(({ fund, paid, ...tier }, i) => ({
    ...tier,
    fund: String(fund),
    paid: String(paid),
    ...(calls[i] !== undefined && { call: calls[i] }),
  }))
}
