import { patternWins } from '@fairground/fair/games/bingo-settle'
import type { SettledTicket } from '@fairground/fair/games/game'
import { areTermsOf, type GameOutcome, type GameTerms } from '@fairground/fair/games/games'
import type { Settlement } from '@fairground/fair/settlement'
import type { TierRow } from '#instance/show.ts'

/** The tiers of a result as they are stored: of bingo with the call that decided each, which the show stops at. */
export const tierRows = (
  terms: GameTerms,
  outcome: GameOutcome,
  tickets: readonly SettledTicket[],
  { tiers }: Settlement,
): TierRow[] => {
  const calls = callsOf(terms, outcome, tickets)
  return tiers.map(({ fund, paid, ...tier }, i) => ({
    ...tier,
    fund: String(fund),
    paid: String(paid),
    ...(calls[i] !== undefined && { call: calls[i] }),
  }))
}

const callsOf = (terms: GameTerms, outcome: GameOutcome, tickets: readonly SettledTicket[]): number[] => {
  if (!areTermsOf(terms, 'bingoGame') || !('calls' in outcome)) return []
  const wins = patternWins(terms.rules, outcome, tickets)
  return terms.prizeTable.tiers.map(tier => wins.find(win => win.pattern === tier.pattern)?.call ?? 0)
}
